import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bareNames } from './sentences.ts'

/*
 * One French word for one thing, on the page, in the terminal, in the rulebook and in the games alike. What is written
 * by hand is read where it is written; what is generated is read by `every-sentence.test.ts`.
 */

interface Word {
  readonly wrong: RegExp
  readonly right: string
  /** Only where this is written. */
  readonly in?: RegExp
}

const ETERNAL = /eternal/

const WORDS: readonly Word[] = [
  { wrong: /War Eternal|Guerre éternelle/, right: 'Guerre Éternelle' },
  { wrong: /pioches? Ordre du tour/, right: 'paquet d’ordre du tour' },
  { wrong: /éthers(?!\p{L})/u, right: '2 éther, never éthers' },
  { wrong: /éther (?:supplémentaires|non dépensés|qui ne peuvent)/, right: 'a singular beside éther' },
  { wrong: /emplacements? de charge/, right: 'cases' },
  { wrong: /(?<!\p{L})précisions?(?!\p{L})/iu, right: 'décisions, for rulings' },
  { wrong: /(?<![\p{L}-])bots?(?![\p{L}-])/iu, right: 'robot' },
  { wrong: /(?<!\p{L})santé/iu, right: 'points de vie' },
  { wrong: /(?<!\p{L})(?:aptitudes?|talents?)(?!\p{L})/iu, right: 'compétence' },
  {
    wrong: /(?:trop peu|assez|tiers|carte|cartes|avec) (?:de |du )pouvoir/i,
    right: 'puissance',
    in: ETERNAL,
  },
  { wrong: /arme relique/i, right: 'arme-relique' },
  {
    wrong: /joueurs? ennemi|(?:mon|votre|son) ennemi|tour ennemi|l’ennemi /i,
    right: 'joueur adverse',
    in: ETERNAL,
  },
  {
    wrong: /dans (?:une|la|cette|sa|votre|leur|chaque|une seule|une de vos) brèches?/i,
    right: 'sur une brèche',
  },
  { wrong: /Mage des capes/, right: 'Mage des Capes' },
  { wrong: /[Cc]liquez (?:une|des|la|les) /, right: 'cliquez sur' },
  { wrong: /%[ \u00a0]de gagner/, right: '% de chances de gagner' },
  { wrong: /pas de tel(?:le)?s? /, right: 'cette partie n’est pas là', in: /src.(?:web|cli)/ },
  { wrong: /[Rr]efaire la main/, right: 'repiocher' },
  { wrong: /prévenus/, right: 'annulés' },
  {
    wrong: /(?<!\p{L})(?:débutant|normal|expert) \(|Débutant, normale/u,
    right: 'débutante, normale, experte',
  },
  { wrong: /\p{L}\.\.\./u, right: '…' },
  { wrong: /(?<![\p{L}’-])(?:de|à) les?(?= \p{Lu})/u, right: 'a contraction' },
]

const FRENCH = /[àâçéèêëîïôùûœ’]|\\u00a0|\\u202f/
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** Comments quote words to speak of them. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** The French that is written in a file; what a template puts in counts as a word. */
function french(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return text.split('\n')
  return [...withoutComments(text).matchAll(LITERAL)]
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^{}]*\}/g, 'X'))
    .filter((each) => FRENCH.test(each))
    .map((each) => each.replaceAll('\\u00a0', '\u00a0').replaceAll('\\u202f', '\u202f'))
}

const files = [
  ...globSync('src/{web,cli,table,server,lab,campaign,games}/**/*.{ts,tsx}'),
  ...globSync('rulebook/fr/**/*.md'),
].sort()

describe('one word for one thing, in French', () => {
  it.each(WORDS)('$right', ({ wrong, in: where }) => {
    const found = files
      .filter((file) => where === undefined || where.test(file))
      .flatMap((file) =>
        french(file)
          .filter((each) => wrong.test(each))
          .map((each) => `${file}: ${wrong.exec(each)![0]} in “${each}”`),
      )
    expect(found).toEqual([])
  })

  it.each(globSync('src/web/lesson/{aeons-end,eternal}*.ts').sort())(
    'a card has its article in %s',
    (file) => {
      const game = file.includes('eternal') ? 'eternal' : 'aeons-end'
      const said = french(file).filter((each) => !/\b(?:the|and|is|a)\b/.test(each))
      expect(said.flatMap((each) => bareNames(each, game).map((name) => `${name} in “${each}”`))).toEqual([])
    },
  )
})
