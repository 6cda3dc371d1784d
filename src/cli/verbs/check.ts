import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { games } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reason } from '../../lab/files.ts'
import { mutationScores } from '../../lab/mutation/index.ts'
import { type CardScore, percent } from '../../lab/mutation/score.ts'
import { coverage, runScenarios } from '../../lab/scenarios/index.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import { type Given, same, type Verb } from '../flags.ts'
import { messages } from '../messages.ts'
import { printJson } from '../output.ts'
import { PACKS_FLAG } from '../packs.ts'

const USUAL_FOLDER = 'scenarios'

function mustExist(path: string): void {
  try {
    statSync(path)
  } catch (error) {
    const { en, fr } = reason(error)
    throw new Refusal(
      {
        en: `${en}; name a scenario file or a folder of them`,
        fr: `${fr}\u202f; nommez un fichier de scénarios ou un dossier`,
      },
      path,
    )
  }
}

function run(paths: readonly string[], json: boolean, lang: Lang): number {
  const results = runScenarios(paths)
  if (results.length === 0)
    throw new Refusal(
      { en: 'there is no scenario in it', fr: 'il n’y a pas de scénario ici' },
      paths.join(', '),
    )
  const failed = results.filter(({ ok }) => !ok)
  const passed = results.length - failed.length
  if (json) printJson({ passed, failed: failed.length, results })
  else {
    for (const { file, title, message } of failed)
      console.log(`${messages[lang].check.failed(file, title)}\n  ${message.replaceAll('\n', '\n  ')}`)
    console.log(messages[lang].check.sum(passed, failed.length))
  }
  return failed.length === 0 ? 0 : 1
}

function cover(paths: readonly string[], json: boolean, lang: Lang): number {
  const { games, unread } = coverage(paths)
  for (const message of unread) console.error(message)
  const code = unread.length === 0 ? 0 : 1
  if (json) {
    printJson(games)
    return code
  }
  for (const [id, parts] of Object.entries(games))
    for (const [name, { total, covered, missing }] of Object.entries(parts)) {
      console.log(messages[lang].check.covered(id, name, covered, total))
      if (missing.length > 0) console.log(`  ${messages[lang].check.missing(missing)}`)
    }
  return code
}

const MOST_THREADS = 2 * availableParallelism()

/** The games whose cards are changed: the one that is named, the one that has the card, or all. */
function mutatedGames(given: Given): readonly string[] {
  const ids = games.map(({ id }) => id)
  const card = given.value('card')
  const named = given.value('game')
  const asked = named === undefined ? ids : [given.oneOf('game', ids[0]!, ids)]
  const found = games.filter(
    ({ id, rewriting }) =>
      asked.includes(id) && (card === undefined || rewriting?.ids.includes(card) === true),
  )
  if (found.length === 0)
    throw new Refusal({
      en: `no card has the id “${card}”; cardwright cards lists them`,
      fr: `aucune carte n’a l’identifiant «\u202f${card}\u202f»\u202f; cardwright cards en donne la liste`,
    })
  return found.map(({ id }) => id)
}

const sum = (scores: readonly CardScore[], of: 'killed' | 'total'): number =>
  scores.reduce((n, score) => n + score[of], 0)

async function testMutants(
  given: Given,
  paths: readonly string[],
  json: boolean,
  lang: Lang,
): Promise<number> {
  const words = messages[lang].check
  const threads = given.wholeNumber('threads', availableParallelism(), 1, MOST_THREADS)
  const card = given.value('card')
  const document: Record<string, unknown> = {}
  let wrong = 0
  for (const game of mutatedGames(given)) {
    const { test, scores } = await mutationScores(game, paths, {
      threads,
      fresh: given.has('fresh'),
      ...(card === undefined ? {} : { card }),
    })
    wrong += scores.reduce((n, score) => n + score.wrong.length, 0)
    document[game] = {
      killed: sum(scores, 'killed'),
      total: sum(scores, 'total'),
      percent: percent(scores),
      cards: scores,
    }
    if (json) continue
    for (const { id, killed, total, survivors, wrong: notEquivalent } of scores) {
      console.log(words.killed(id, killed, total))
      for (const what of survivors) {
        const [before, after] = test.inWords(id, what, lang)
        console.log(`  ${what}`)
        if (before !== after) console.log(`    ${words.before(before)}\n    ${words.after(after)}`)
      }
      for (const what of notEquivalent) console.log(`  ${words.notEquivalent(id, what)}`)
    }
    const sets = Map.groupBy(scores, ({ id }) => test.rewriting.setOf(id))
    if (card === undefined)
      for (const [set, of] of sets)
        console.log(words.killed(`${game}, ${set}`, sum(of, 'killed'), sum(of, 'total'), percent(of)))
    console.log(words.killed(game, sum(scores, 'killed'), sum(scores, 'total'), percent(scores)))
  }
  if (json) printJson(document)
  return wrong === 0 ? 0 : 1
}

const MUTANT_FLAGS = ['card', 'game', 'threads', 'fresh']

export const check: Verb = {
  name: 'check',
  use: 'FILE|FOLDER ... [--coverage [--bite [--card ID]]] [--lang en|fr] [--json]',
  summary: {
    en: 'runs scenarios, or says what they cover',
    fr: 'joue des scénarios, ou dit ce qu’ils couvrent',
  },
  help: {
    en: `Runs every scenario of the files and folders: as it is, stored and read back at every decision, and taken\nback and run again. --coverage counts the statements of the rules and the cards that scenarios prove; without\na file it looks in ${USUAL_FOLDER}/. --bite changes every card in small ways (an effect left out, a number by one, a\ncondition turned round, you and enemy swapped) and tells which changes no scenario of that card notices; what\nearlier runs found is kept in .cache/ and not played again.`,
    fr: `Joue chaque scénario des fichiers et dossiers\u00a0: tel quel, stocké et relu à chaque décision, et repris puis\nrejoué. --coverage compte les énoncés des règles et les cartes que les scénarios prouvent\u202f; sans fichier,\nil cherche dans ${USUAL_FOLDER}/. --bite modifie chaque carte un peu (un effet en moins, un nombre à un près, une condition\ninversée, vous et l’adversaire échangés) et dit quels changements échappent aux scénarios de la carte\u202f; ce que\nles passages précédents ont trouvé est gardé dans .cache/ et n’est pas rejoué.`,
  },
  flags: [
    {
      name: 'coverage',
      help: {
        en: 'what the scenarios cover, game by game',
        fr: 'ce que couvrent les scénarios, jeu par jeu',
      },
    },
    {
      name: 'bite',
      help: {
        en: 'with --coverage: which changes of the cards the scenarios notice',
        fr: 'avec --coverage\u00a0: quels changements des cartes les scénarios remarquent',
      },
    },
    PACKS_FLAG,
    { name: 'card', value: 'ID', help: { en: 'only this card', fr: 'seulement cette carte' } },
    { name: 'game', value: 'GAME', help: { en: 'only this game', fr: 'seulement ce jeu' } },
    {
      name: 'threads',
      value: 'N',
      help: {
        en: 'how many threads; one per core unless said',
        fr: 'combien de fils d’exécution\u202f; un par cœur par défaut',
      },
    },
    {
      name: 'fresh',
      help: { en: 'plays everything again', fr: 'rejoue tout' },
    },
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    { name: 'json', help: same('{passed, failed, results: [{file, title, ok, message}]}') },
  ],
  words: { least: 0, most: Number.MAX_SAFE_INTEGER },
  run(given) {
    const covering = given.has('coverage')
    const lang = given.oneOf('lang', 'en', LANGS)
    const json = given.has('json')
    const paths = given.words.length === 0 && covering ? [USUAL_FOLDER] : given.words
    if (paths.length === 0)
      throw new Refusal({
        en: 'name a scenario file or a folder of them: cardwright check FILE',
        fr: 'nommez un fichier de scénarios ou un dossier\u00a0: cardwright check FILE',
      })
    paths.forEach(mustExist)
    const mutating = given.has('bite')
    if (mutating && !covering)
      throw new Refusal({
        en: '--bite tells more about what scenarios cover: cardwright check --coverage --bite',
        fr: '--bite en dit plus sur ce que couvrent les scénarios\u00a0: cardwright check --coverage --bite',
      })
    const unused = mutating ? undefined : MUTANT_FLAGS.find((name) => given.has(name))
    if (unused !== undefined)
      throw new Refusal({
        en: `--${unused} belongs to --coverage --bite`,
        fr: `--${unused} va avec --coverage --bite`,
      })
    if (mutating) return testMutants(given, paths, json, lang)
    return covering ? cover(paths, json, lang) : run(paths, json, lang)
  },
}
