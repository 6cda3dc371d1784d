import { gameNamed, games } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type CardEntry, LANGS } from '../../language/face.ts'
import type { Given, Verb } from '../flags.ts'
import { printJson } from '../output.ts'

/** The cards whose `key` is what the flag says; a value that no card has is refused. */
function filtered(all: readonly CardEntry[], given: Given, key: 'set' | 'type'): readonly CardEntry[] {
  const wanted = given.value(key)
  if (wanted === undefined) return all
  const found = all.filter((card) => card[key] === wanted)
  if (found.length === 0) {
    const offered = [...new Set(all.map((card) => card[key]))].sort()
    throw new Refusal(`no card has the ${key} "${wanted}"; there is ${offered.join(', ')}`)
  }
  return found
}

function show({ id, set, type, cost, name, text }: CardEntry): string {
  const head = `${name} (${id}): ${type}${cost === null ? '' : `, ${cost}`}, ${set}`
  const lines = text === '' ? [] : text.split('\n').map((line) => `  ${line}`)
  return [head, ...lines].join('\n')
}

export const cards: Verb = {
  name: 'cards',
  use: '[--game GAME] [--set SET] [--type TYPE] [--lang en|fr] [--json]',
  summary: 'every card with its text, in English or French',
  help: 'Lists every card with id, type, cost, set and the text that is made from its definition.',
  flags: [
    { name: 'game', value: 'GAME', help: `only this game: ${games.map((game) => game.id).join(', ')}` },
    { name: 'set', value: 'SET', help: 'only this set' },
    { name: 'type', value: 'TYPE', help: 'only this type' },
    { name: 'lang', value: 'LANG', help: 'en or fr' },
    { name: 'json', help: 'an array of {id, game, set, type, cost, name, text}' },
  ],
  words: { least: 0, most: 0 },
  run(given) {
    const named = given.value('game')
    const lang = given.oneOf('lang', 'en', LANGS)
    const chosen = named === undefined ? games : [gameNamed(named)]
    const all = chosen.flatMap((game) => game.cardIds.map((id) => game.words[lang].card(id)))
    const some = filtered(filtered(all, given, 'set'), given, 'type')
    if (given.has('json')) printJson(some)
    else console.log(some.map(show).join('\n\n'))
    return 0
  },
}
