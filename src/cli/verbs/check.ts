import { statSync } from 'node:fs'
import { Refusal } from '../../kernel/refusal.ts'
import { reason } from '../../lab/files.ts'
import { coverage, runScenarios } from '../../lab/scenarios/index.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import { same, type Verb } from '../flags.ts'
import { printJson } from '../output.ts'
import { told } from '../told.ts'

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
  if (results.length === 0) throw new Refusal('there is no scenario in it', paths.join(', '))
  const failed = results.filter(({ ok }) => !ok)
  const passed = results.length - failed.length
  if (json) printJson({ passed, failed: failed.length, results })
  else {
    for (const { file, title, message } of failed)
      console.log(`${told[lang].check.failed(file, title)}\n  ${message.replaceAll('\n', '\n  ')}`)
    console.log(told[lang].check.sum(passed, failed.length))
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
      console.log(told[lang].check.covered(id, name, covered, total))
      if (missing.length > 0) console.log(`  ${told[lang].check.missing(missing)}`)
    }
  return code
}

export const check: Verb = {
  name: 'check',
  use: 'FILE|FOLDER ... [--coverage] [--lang en|fr] [--json]',
  summary: {
    en: 'runs scenarios, or says what they cover',
    fr: 'joue des scénarios, ou dit ce qu’ils couvrent',
  },
  help: {
    en: `Runs every scenario of the files and folders: as it is, stored and read back at every decision, and taken\nback and run again. --coverage counts the statements of the rules and the cards that scenarios prove; without\na file it looks in ${USUAL_FOLDER}/.`,
    fr: `Joue chaque scénario des fichiers et dossiers\u00a0: tel quel, stocké et relu à chaque décision, et repris puis\nrejoué. --coverage compte les énoncés des règles et les cartes que les scénarios prouvent\u202f; sans fichier,\nil cherche dans ${USUAL_FOLDER}/.`,
  },
  flags: [
    {
      name: 'coverage',
      help: {
        en: 'what the scenarios cover, game by game',
        fr: 'ce que couvrent les scénarios, jeu par jeu',
      },
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
      throw new Refusal('name a scenario file or a folder of them: cardwright check FILE')
    paths.forEach(mustExist)
    return covering ? cover(paths, json, lang) : run(paths, json, lang)
  },
}
