import { LANGS, type Lang } from '../../../language/face.ts'
import {
  type Audit,
  auditTexts,
  entriesWithId,
  type ReferenceText,
  type Term,
  wordsIn,
} from '../../../language/text/audit.ts'
import type { Mage, Nemesis, NemesisCard, PlayerCard } from '../language/nodes.ts'
import { abilityText, cardText, matText } from './index.ts'

export type Definition = PlayerCard | NemesisCard | Mage | Nemesis

/** The whole generated text of a definition. */
export function fullText(definition: Definition, lang: Lang): string {
  if ('clauses' in definition) return cardText(definition, lang).join('\n')
  if ('ability' in definition) return abilityText(definition, lang).join('\n')
  return matText(definition, lang)
    .flatMap(({ lines }) => lines)
    .join('\n')
}

// ---- numbers: words and digits alike; "one" is mostly an article and does not count

const numbers: Readonly<Record<Lang, Readonly<Record<string, number>>>> = {
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    twice: 2,
    second: 2,
    third: 3,
    i: 1,
    ii: 2,
  },
  fr: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    double: 2,
    second: 2,
    seconde: 2,
    deuxième: 2,
    troisième: 3,
    i: 1,
    ii: 2,
  },
}

function numbersIn(text: string, lang: Lang): string[] {
  const out: string[] = []
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}]+|\d+(?!re\b|\p{L})/gu)) {
    const n = /^\d/.test(word) ? Number(word) : numbers[lang][word]
    if (n !== undefined) out.push(String(n))
  }
  return out.sort()
}

// ---- words of the game, by the shape they have in each language

const terms: readonly Term[] = [
  ['unleash', /unleash/, /déchaîné/],
  ['discard pile', /discard pile/, /défausse (?:d[e’]|de la)|(?:votre|sa|leur|la) défausse/],
  [
    'discard',
    /discard(?:s|ed|ing)?(?! pile)\b/,
    /défauss(?:er|ez|ent|ée?s?)\b|(?:joueur|plus cher|la) défausse\b/,
  ],
  ['destroy', /destroy/, /détrui/],
  ['gain', /\bgains?(?:ed)?\b/, /gagn|acqu|reç|recev/],
  ['lose', /\bloses?\b/, /\bperd/],
  ['charge', /charge/, /charge/],
  ['life', /\blife\b/, /\bvie\b/],
  ['breach', /breach/, /brèche/],
  ['focus', /focus/, /stabilis/],
  ['prep', /\bprep/, /prépar/],
  ['cast', /\bcast/, /\blanc/],
  ['deal damage', /\bdeals?\b/, /inflig/],
  ['suffer', /suffer|dealt damage|damage is dealt/, /subi/],
  ['damage', /damage/, /dégât/],
  ['draw', /\bdraw/, /\bpioch(?:e une|er|ez|ent|e \S+ carte|ée)/],
  ['deck', /\bdeck/, /pioche d|(?:sa|votre|leur|la|cette) pioche|paquet/],
  ['hand', /\bhand\b/, /\bmain\b/],
  ['minion', /minion/, /serviteur/],
  ['nemesis', /nemesis/, /némésis/],
  ['Gravehold', /gravehold/, /gravehold/],
  ['ally', /\ball(?:y|ies)\b/, /\ballié/],
  ['player', /player/, /joueur/],
  ['token', /token/, /jeton/],
  ['Fury', /fury/, /furie/],
  ['Trophy', /trophy/, /trophée/],
  ['husk', /husk/, /bogue/],
  ['acolyte', /acolyte/, /acolyte/],
  ['corruption', /corruption/, /corruption/],
  ['supply', /supply/, /réserve/],
  ['turn order', /turn order/, /ordre du tour/],
  ['reveal', /reveal/, /révél/],
  ['shuffle', /shuffl/, /mélang/],
  ['spell', /spell/, /\bsort/],
  ['gem', /\bgems?\b/, /gemme/],
  ['relic', /relic/, /relique/],
  ['aether', /\{ae(?:ther)?\}|aether/, /\{ae(?:ther)?\}|éther/],
  ['Strike', /\bstrike/, /frapp/],
  ['Swarm', /swarm/, /pullul/],
  ['Devour', /devour/, /dévor/],
  ['Blood Magic', /blood magic/, /magie du sang/],
  ['Sigil', /sigil/, /sigill/],
  ['may', /\bmay\b/, /\bpeut\b|\bpeuvent\b|\bpouvez\b|\butilisables?\b/],
  ['prevent', /prevent|reduce/, /annul|rédui/],
  ['collectively', /collectively/, /collectivement/],
  ['adjacent', /adjacent/, /adjacent/],
  ['expensive', /expensive/, /\bch(?:er|ère)s?\b/],
  ['once per turn', /once per turn/, /une fois par tour/],
  ['or', /^or$/m, /^ou$/m],
  ['persistent', /^persistent/m, /^durable/m],
  ['to discard', /^to discard/m, /^pour défausser/m],
  ['immediately', /^immediately:/m, /^immédiatement/m],
]

/** Where our text differs on purpose, and why. */
const reasons: Readonly<Record<string, string>> = {
  'en oblivion-swell': 'says where the gem is discarded from',
  'fr oblivion-swell': 'says where the gem is discarded from',
  'en pulverizing-ray': 'says where the gems are discarded from',
  'fr pulverizing-ray': 'the French card prints an older text',
  'en nothingness': 'says where the cards are discarded from',
  'fr sifters-pearl': 'the choice between the two ways is no permission',
  'en prophetic-lens': 'keeping the card is one of two ways',
  'fr phaedraxa': 'a turn order card is drawn, not revealed',
  'en conduct': 'says how many charges',
  'en aether-extract': 'says where the gems are discarded from, and how many cost nothing',
  'en flash-of-decay': 'says the same the other way round: 5 or more, not 4 or less',
  'en dezmodias-assault': 'says what Maelstrom suffers, not who deals it',
  'en mists-fury': 'says what Maelstrom suffers, not who deals it',
  'en mists-inferno': 'says what Maelstrom suffers, not who deals it',
  'en xaxos-arrives': 'says what Maelstrom suffers, not who deals it',
  'en dezmodias-flare': 'says what Maelstrom suffers, not who deals it',
  'en maelstrom-emerges': 'says the numbers of players in a list',
  'en crack': 'says where the gem is discarded from',
  'en breeding-chamber': 'says the life that the mat gives it',
  'en construct': 'a pod is a minion of the pod deck',
  'en organic-forge': 'a pod is a minion of the pod deck',
  'en summon': 'a pod is a card of the pod deck',
  'en accelerated-breeding': 'says where the gems are discarded from',
  'en dominion-spores': 'says where the gems are discarded from, and how many charges',
  'en command': 'says where the gems are discarded from',
  'en override': 'says where the card is gained from',
  'en smog-beast': 'says where the gem is discarded from',
  'en rune-prisoner': 'says the damage once',
  'en kinetic-construct': 'says where a bridge may be placed',
  'en blight': 'says twice which cards',
  'en ferocious-assault': 'says where both turn order cards may lie',
  'en xaxos-ascended-breach-communion': 'writes the number as a word',
  'en xaxos-ascended-sparking-siphon': 'writes the numbers as words',
  'en prelatus-of-lore': 'the spell is placed from the top of the deck',
  'en prelatus-of-death': 'the spell is revealed before it is cast',
}

const traits = (text: string, lang: Lang): readonly string[] => [
  ...numbersIn(text, lang),
  ...wordsIn(terms, text, lang),
]

/** Every definition that the reference knows, in every language it has. */
export const audit = (definitions: readonly Definition[], reference: readonly ReferenceText[]): Audit =>
  auditTexts(definitions, reference, { text: fullText, traits, reasons })

// ---- reading a reference

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** All strings of one language below a value, in order. */
function stringsOf(value: unknown, lang: Lang): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => stringsOf(each, lang))
  if (!isRecord(value)) return []
  const own = value[lang]
  if (typeof own === 'string') return [own]
  return Object.values(value).flatMap((each) => stringsOf(each, lang))
}

/** The texts of a card (`text`), a mage (`ability`) or a mat, from documents of unknown shape. */
export function readReference(documents: readonly unknown[]): ReferenceText[] {
  return entriesWithId(documents).map((entry) => {
    const ability = isRecord(entry.ability) ? [entry.ability.activation, entry.ability.text] : []
    const parts =
      ability.length > 0
        ? ability
        : [entry.text, entry.setup, entry.unleash, entry.additionalRules, entry.increasedDifficulty]
    const said = LANGS.map((lang) => [lang, stringsOf(parts, lang).join('\n')] as const)
    return { id: entry.id, text: Object.fromEntries(said.filter(([, text]) => text !== '')) }
  })
}
