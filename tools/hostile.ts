// Says hostile things to tables and looks whether anything breaks: `npm run hostile -- process 10000000` in this process,
// `npm run hostile -- sockets 200000` to a server of its own.
import { growthOf, type Withstood, withstandInProcess, withstandOverSockets } from './online/hostile.ts'
import { programOf } from './programs.ts'

const [mode, count = mode === 'sockets' ? '200000' : '10000000'] = process.argv.slice(2)
if ((mode !== 'process' && mode !== 'sockets') || !(Number(count) > 0)) {
  console.error('hostile takes: process MESSAGES, or sockets MESSAGES')
  process.exit(1)
}
const said = (line: string): void => console.error(line)
const withstood: Withstood =
  mode === 'process'
    ? await withstandInProcess(Number(count), said)
    : await withstandOverSockets(Number(count), programOf('server', true), said)
const { messages, closed, early, late, changed, faults } = withstood
console.log(
  `${messages} messages, ${closed} connections closed; ${early.toFixed(0)} MB after a tenth, ${late.toFixed(0)} MB at the end; ${changed.length} changes of tables, ${faults.length} faults`,
)
const growth = growthOf(withstood)
const wrong = [...changed, ...faults, ...(growth === null ? [] : [growth])]
for (const each of wrong.slice(0, 5)) console.log(each)
process.exit(wrong.length === 0 ? 0 : 1)
