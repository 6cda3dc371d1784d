/** The look of a report: readable on paper, on a telephone, and on a dark screen. */
export const style = `
:root { color-scheme: light dark; --ink: #1c1b22; --paper: #fdfcf8; --soft: #5c5a66; --line: #d8d5cc; --bar: #3b6ea8; --mark: #a33d1f }
@media (prefers-color-scheme: dark) { :root { --ink: #eceaf2; --paper: #17161c; --soft: #a9a6b5; --line: #3a3844; --bar: #7fb0e8; --mark: #ff9c73 } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
h2 { margin-top: 3rem; border-bottom: 2px solid var(--line) }
h3 { margin-top: 2rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
.note { color: var(--soft); font-size: .9rem }
svg { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink) }
.name { text-anchor: end }
.tick { text-anchor: middle; fill: var(--soft) }
.grid { stroke: var(--line) }
.zero { stroke: var(--soft) }
.bar { fill: var(--bar) }
.interval { stroke: var(--mark); stroke-width: 2 }
.point { fill: var(--mark) }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
caption { text-align: start; color: var(--soft); padding: .3rem 0 }
th, td { padding: .2rem .8rem; border-bottom: 1px solid var(--line); text-align: end }
th:first-child { text-align: start; font-weight: 500 }
thead th { font-weight: 600 }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); gap: 0 }
  dt { margin-top: .6rem }
  dd { overflow-wrap: break-word }
  table { font-size: .8rem }
  th, td { padding: .2rem .35rem }
}
@media print { svg, table { break-inside: avoid } }
`
