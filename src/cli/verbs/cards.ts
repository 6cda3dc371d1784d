import { gameNamed, games } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { auditFolder } from '../../lab/audit.ts'
import { numberPhrase, typeWord } from '../../language/card-words.ts'
import { type CardEntry, LANGS, type Lang } from '../../language/face.ts'
import type { Given, Verb } from '../flags.ts'
import { messages } from '../messages.ts'
import { printJson } from '../output.ts'
import { PACKS_FLAG } from '../packs.ts'

/** The cards whose `key` is what the flag says; a value that no card has is refused. */
function filtered(all: readonly CardEntry[], given: Given, key: 'set' | 'type'): readonly CardEntry[] {
  const wanted = given.value(key)
  if (wanted === undefined) return all
  const found = all.filter((card) => card[key] === wanted)
  if (found.length === 0) {
    const offered = [...new Set(all.map((card) => card[key]))].sort()
    throw new Refusal({
      en: `no card has the ${key} “${wanted}”; choose one of ${offered.join(', ')}`,
      fr: `aucune carte n’est ${key === 'set' ? 'de l’extension' : 'du type'} «\u202f${wanted}\u202f»\u202f; choisissez parmi ${offered.join(', ')}`,
    })
  }
  return found
}

function show(card: CardEntry, lang: Lang): string {
  const { id, set, game, cost, name, text, numbers = {} } = card
  const words = gameNamed(game).words[lang].cardWords
  const printed = Object.entries(numbers).map(([what, n]) => `, ${numberPhrase(card, what, n, words)}`)
  const colon = lang === 'fr' ? '\u00a0:' : ':'
  const head = `${name} (${id})${colon} ${typeWord(card, words)}${cost === null ? '' : `, ${cost}`}${printed.join('')}, ${set}`
  const lines = text === '' ? [] : text.split('\n').map((line) => `  ${line}`)
  return [head, ...lines].join('\n')
}

function auditAgainst(folder: string, json: boolean, lang: Lang): number {
  const report = auditFolder(folder)
  if (json) {
    printJson(report)
    return 0
  }
  const { matched, total, languages, misses, unknown } = report
  const say = messages[lang].audit
  for (const miss of misses) console.log(say.miss(miss))
  for (const each of LANGS) console.log(say.language(each, languages[each].matched, languages[each].total))
  console.log(say.sum(matched, total, unknown.length))
  return 0
}

export const cards: Verb = {
  name: 'cards',
  use: '[--game GAME] [--set SET] [--type TYPE] [--lang en|fr] [--json] [--audit FOLDER]',
  summary: {
    en: 'every card with its text, in English or French',
    fr: 'toutes les cartes avec leur texte, en anglais ou en français',
  },
  help: {
    en: 'Lists every card with id, type, cost, set and the text that is made from its definition.\n--audit compares the numbers and game words of our texts with a folder of reference data: how many match,\nwhich do not, and why. The files of the folder tell which game it is about.',
    fr: 'Liste chaque carte avec identifiant, type, coût, extension et le texte tiré de sa définition.\n--audit compare les nombres et les mots de jeu de nos textes avec un dossier de référence\u00a0: combien concordent,\nlesquels non, et pourquoi. Les fichiers du dossier disent de quel jeu il s’agit.',
  },
  flags: [
    {
      name: 'game',
      value: 'GAME',
      help: {
        en: `only this game: ${games.map((game) => game.id).join(', ')}`,
        fr: `seulement ce jeu\u00a0: ${games.map((game) => game.id).join(', ')}`,
      },
    },
    { name: 'set', value: 'SET', help: { en: 'only this set', fr: 'seulement cette extension' } },
    { name: 'type', value: 'TYPE', help: { en: 'only this type', fr: 'seulement ce type' } },
    PACKS_FLAG,
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    {
      name: 'audit',
      value: 'FOLDER',
      help: {
        en: 'compare with a folder of reference data',
        fr: 'comparer avec un dossier de données de référence',
      },
    },
    {
      name: 'json',
      help: {
        en: 'an array of {id, game, set, type, cost, name, text}',
        fr: 'une liste de {id, game, set, type, cost, name, text}',
      },
    },
  ],
  words: { least: 0, most: 0 },
  run(given) {
    const folder = given.value('audit')
    const lang = given.oneOf('lang', 'en', LANGS)
    if (folder !== undefined) return auditAgainst(folder, given.has('json'), lang)
    const named = given.value('game')
    const chosen = named === undefined ? games : [gameNamed(named)]
    const all = chosen.flatMap((game) => game.cardIds.map((id) => game.words[lang].card(id)))
    const some = filtered(filtered(all, given, 'set'), given, 'type')
    if (given.has('json')) printJson(some)
    else console.log(some.map((card) => show(card, lang)).join('\n\n'))
    return 0
  },
}
