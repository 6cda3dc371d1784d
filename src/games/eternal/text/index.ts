import { optionAt } from '../../../kernel/options.ts'
import type { State } from '../../../kernel/state.ts'
import type { CardEntry, Lang, Plain, SeenEvent, Words } from '../../../language/face.ts'
import { defIndex, definitions } from '../content.ts'
import { askedName, seenOption } from '../decisions.ts'
import { machine } from '../state.ts'
import { observe } from '../visibility.ts'

// A placeholder in plain words until the renderers are written: both languages say the same.

function named(value: Plain): string {
  if (value === null || typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(named).join(', ')
  const record = value as { readonly [key: string]: Plain }
  if ('player' in record) return `player ${Number(record.player) + 1}`
  const { card, zone } = record
  if (typeof card === 'string') {
    const name = definitions[defIndex(card)]!.name
    return zone === undefined || zone === 'hand' ? name : `${name} (${String(zone)} ${Number(record.of) + 1})`
  }
  return Object.entries(record)
    .map(([key, each]) => `${key} ${named(each)}`)
    .join(', ')
}

function sentence(record: { readonly [key: string]: Plain }): string {
  const { kind, ...rest } = record
  const words = Object.entries(rest).map(([key, value]) =>
    key === 'card' && typeof value === 'string' ? definitions[defIndex(value)]!.name : named(value),
  )
  return [String(kind), ...words].join(' ')
}

function board(s: State, seat: number): string[] {
  const view = observe(s, seat) as { readonly [key: string]: Plain }
  const players = view.players as readonly { readonly [key: string]: Plain }[]
  const lines = [`turn ${String(view.turn)}, ${String(view.phase)}, player ${Number(view.current) + 1}`]
  for (const p of players) {
    lines.push(
      `player ${Number(p.seat) + 1}: ${String(p.health)} health, ${String(p.armor)} armor, ` +
        `${String(p.power)}/${String(p.maxPower)} power, influence ${String(p.influence)}, deck ${String(p.deck)}`,
    )
    lines.push(`  hand: ${named(p.hand!)}`)
    for (const c of p.playmat as readonly { readonly [key: string]: Plain }[])
      lines.push(`  ${definitions[defIndex(String(c.card))]!.name} ${named({ ...c, card: null })}`)
  }
  return lines
}

function card(id: string): CardEntry {
  const it = definitions[defIndex(id)]!
  const [set] = it.id.split('-')
  return { id, game: 'eternal', set: set!, type: it.kind, cost: it.cost, name: it.name, text: '' }
}

const words: Words = {
  decision: (s) => `player ${machine.seat(s) + 1}: ${askedName(s)}`,
  option: (s, index) => {
    machine.options(s)
    return sentence(seenOption(s, optionAt(index)))
  },
  event: (event: SeenEvent) => sentence(event),
  board,
  outcome: (id) => id,
  card,
}

export const eternalWords: Readonly<Record<Lang, Words>> = { en: words, fr: words }
