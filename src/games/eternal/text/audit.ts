import { LANGS, type Lang } from '../../../language/face.ts'
import {
  type Audit,
  auditTexts,
  difference,
  entriesWithId,
  type Miss,
  type ReferenceText,
  type Term,
  wordsIn,
} from '../../../language/text/audit.ts'
import type { CardDefinition } from '../language/nodes.ts'
import { cardText } from './index.ts'

/** The whole generated text of a definition. */
export const fullText = (card: CardDefinition, lang: Lang): string => cardText(card, lang).join('\n')

// ---- numbers: words and digits alike; "one" is mostly an article and does not count

const numbers: Readonly<Record<Lang, Readonly<Record<string, number>>>> = {
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twice: 2 },
  fr: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
}

function numbersIn(text: string, lang: Lang): string[] {
  const out: string[] = []
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+|[+−-]?\d+/gu)) {
    const n = /\d/.test(word) ? word.replace('-', '−') : numbers[lang][word]
    if (n !== undefined) out.push(String(n))
  }
  return out.sort()
}

// ---- words of the game, by the shape they have in each language

const terms: readonly Term[] = [
  ['Summon', /summon:/, /invocation.?:/],
  ['Entomb', /entomb:/, /ensevelissement.?:/],
  ['Infiltrate', /infiltrate:/, /infiltration.?:/],
  ['Empower', /empower:/, /renfort.?:/],
  ['Fate', /fate:/, /destin.?:/],
  ['Ultimate', /ultimate:/, /ultime.?:/],
  ['Transmute', /transmute/, /transmutation/],
  ['Amplify', /amplify/, /amplification/],
  ['Agenda', /agenda:/, /programme.?:/],
  ['Flying', /flying|\bfly\b/, /\bvol\b(?! de vie)/],
  ['Lifesteal', /lifesteal/, /vol de vie/],
  ['Overwhelm', /overwhelm/, /débordement/],
  ['Aegis', /aegis/, /égide/],
  ['Charge', /charge/, /(?<!\p{L})charge\b/u],
  ['Endurance', /endurance/, /endurance/],
  ['Quickdraw', /quickdraw/, /dégaine rapide/],
  ['Deadly', /deadly/, /mortel/],
  ['Killer', /killer/, /tueur/],
  ['Double Damage', /double damage/, /double (?:de )?dégâts/],
  ['Reckless', /reckless/, /téméraire/],
  ['Berserk', /berserk/, /berserk/],
  ['Ambush', /ambush/, /embuscade/],
  ['Voidbound', /voidbound/, /lié au néant/],
  ['Echo', /\becho\b/, /écho/],
  ['Destiny', /destiny/, /destinée/],
  ['Depleted', /depleted/, /\btarie?s?\b/],
  ['Warcry', /warcry/, /cri de guerre/],
  ['invulnerable', /invulnerable/, /invulnérable/],
  ['deal', /\bdeal(?:s|t)? (?!double)/, /inflig\p{L}*\b(?! le double)/u],
  ['damage', /(?<!double |un)damage/, /(?<!double (?:de )?)dégât/],
  ['kill', /\bkill\b/, /\btue[rz]\b/],
  ['dies', /\bdies\b/, /\bmeurt\b/],
  ['sacrifice', /sacrific/, /sacrifi/],
  ['stun', /stun/, /étourdi/],
  ['exhaust', /exhaust/, /épuis/],
  ['ready', /\bready\b/, /redress/],
  ['silence', /silence/, /silence/],
  ['double', /double (?!damage)/, /double[rz]/],
  ['draw', /\bdraw|\bdrew\b/, /pioch/],
  ['create', /create/, /cré(?:ez|er)/],
  ['discard', /discard/, /défauss/],
  ['put', /\bput\b/, /place[rz]|renvoye[rz]/],
  ['play', /\bplays?\b|played/, /\bjou(?:ez|er|e|ée?s?)(?!\p{L})/u],
  ['transform', /transform/, /transform/],
  ['negate', /negate/, /annul/],
  ['gain', /\bgains?\b/, /\bgagne(?:z|r)\b/],
  ['pay', /\bpay\b/, /paye[rz]/],
  ['spend', /\bspend/, /dépens/],
  ['swap', /\bswap/, /échang/],
  ['may', /\bmay\b/, /\bpouvez\b/],
  ['random', /random/, /aléatoire|au hasard/],
  ['choice', /choose|choice/, /choi[sx]/],
  ['copy', /\bcop(?:y|ies)\b/, /copie/],
  ['unit', /\bunits?\b/, /unité/],
  ['spell', /spell/, /\bsorts?\b/],
  ['weapon', /weapon/, /\barmes?\b/],
  ['relic', /\brelics?\b/, /relique/],
  ['attachment', /attachment/, /attachement/],
  ['Sigil', /sigil/, /sceau/],
  ['card', /\bcards?\b/, /\bcartes?\b/],
  ['player', /(?<!enemy )player/, /joueur(?! adverse)/],
  ['enemy player', /enemy player|the enemy must|opponent/, /joueur adverse/],
  ['enemy', /\benemy\b(?! player| must)|enemies/, /ennemi|(?<!joueur )adverse/],
  ['wielder', /wielder/, /porteur/],
  ['cursed', /cursed/, /maudit/],
  ['owner', /owner/, /propriétaire/],
  ['hand', /\bhand\b/, /\bmain\b/],
  ['deck', /\bdeck/, /\bdeck/],
  ['void', /\bvoid\b/, /(?<!lié au )néant/],
  ['market', /market/, /marché/],
  ['power', /\bpower\b/, /puissance/],
  ['influence', /influence/, /influence/],
  ['Strength', /strength/, /\bforce\b(?! vitale)/],
  ['Health', /health/, /(?<!vol de )\bvie\b/],
  ['cost', /\bcosts?\b/, /coût/],
  ['this turn', /this turn/, /ce tour-ci/],
  ['end of turn', /at the end of/, /à la fin d/],
  ['start of turn', /at the start of/, /au début d/],
  ['each turn', /each turn/, /chaque tour/],
  ['once per turn', /once per turn/, /une fois par tour/],
  ['while', /\bwhile\b/, /tant qu/],
  ['instead', /instead/, /à la place/],
  ['unless', /unless/, /à moins d|sauf si/],
  ['free', /\bfree\b/, /gratuit/],
]

const symbolsIn = (text: string): string[] => [...text.matchAll(/\{[FTJPS]\}/g)].map(([symbol]) => symbol)

/** Everything of a text that can be compared. */
const traits = (text: string, lang: Lang): string[] => [
  ...numbersIn(text, lang),
  ...symbolsIn(text),
  ...wordsIn(terms, text, lang),
]

/** Where our text differs on purpose, and why. */
const reasons: Readonly<Record<string, string>> = {
  'en 1-104': 'says what the created units can do',
  'en 1-121': 'says both times how large the Sentinels are',
  'en 1-123': 'says what the created units can do',
  'en 1-174': 'a power is a power card',
  'en 1-197': 'an attacking enemy is always a unit',
  'en 1-202': 'says how the card is found',
  'en 1-221': 'whose hand, in the words of the other cards',
  'en 1-223': 'says what the created unit can do',
  'en 1-233': 'killing the Dragon is a part of its own',
  'en 1-303': 'in the words of other cards that come to a place',
  'en 1-310': 'names the four, and where the card counts',
  'en 1-330': 'a stolen unit goes back to its owner',
  'en 1-333': 'a player gains Health where a unit gets it',
  'en 1-355': 'the keyword says that the unit was drawn',
  'en 1-381': 'says how large the Pig is',
  'en 1-386': 'names both decks',
  'en 1-518': 'a player gains maximum power',
  'en 1-t-the-tormentor': 'where it works, in the words of the other cards',
  'en 2-63': 'says where the cards are',
  'en 2-191': 'says how strong the created weapon is',
  'en 2-206': 'whose hand, in the words of the other cards',
  'en 3-87': 'one power is a power card',
  'en 3-187': 'one card is a card',
  'en 3-234': 'Night in the words of other conditions',
  'en 4-21': 'a swap chooses by itself',
  'en 4-33': 'a Hero is known by his name',
  'en 4-64': 'the keyword says that the unit was drawn',
  'en 4-70': 'a swap chooses by itself',
  'en 4-126': 'a swap chooses by itself',
  'en 4-131': 'a card that is drawn from nowhere is created',
  'en 4-153': 'the keyword says that the unit was drawn',
  'en 4-169': 'a swap chooses by itself',
  'en 4-217': 'a swap chooses by itself',
  'en 4-244': 'power that is gained is always for the turn',
  'en 4-245': 'the modes are a choice',
  'en 4-261': 'the modes are a choice',
  'en 4-310': 'power that is gained is always for the turn',
  'en 5-198': 'a swap chooses by itself',
  'en 5-210': 'a swap chooses by itself',
  'en 5-221': 'a swap chooses by itself',
  'en 5-226': 'names the choice',
  'en 6-227': 'a swap chooses by itself',
  'en 6-228': 'names the other factions',
  'en 7-66': 'a hit counts for the turn',
  'en 9-181': 'each Sigil with what it gives',
  'en 10-176': 'the condition from the other side',
  'en 12-207': 'says whom the damage hits',
  'en 13-192': 'the condition from the other side',
  'en 14-194': 'says both again',
  'en 15-17': 'names the choice',
  'en 15-t-advantage': 'power that is gained is always for the turn',
}

/** Numbers and words of the game of our texts against those of a reference. */
export const audit = (cards: readonly CardDefinition[], reference: readonly ReferenceText[]): Audit =>
  auditTexts(cards, reference, { text: fullText, traits, reasons })

/** « Gagnez 4 points de vie ou donnez +4 de vie à une unité »: French must say it in two halves. */
const SAID_TWICE_IN_FRENCH = new Set(['1-501', '1004-19'])

/** Where our French says something else than our English. */
export const betweenLanguages = (cards: readonly CardDefinition[]): Miss[] =>
  cards
    .filter(({ id }) => !SAID_TWICE_IN_FRENCH.has(id))
    .flatMap(
      (card) =>
        difference(card.id, 'fr', traits(fullText(card, 'fr'), 'fr'), traits(fullText(card, 'en'), 'en')) ??
        [],
    )

// ---- reading a reference

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The texts of cards from documents of unknown shape: `text` in English, or one entry a language. */
export function readReference(documents: readonly unknown[]): ReferenceText[] {
  return entriesWithId(documents).map((entry) => {
    const { text } = entry
    const said = isRecord(text)
      ? LANGS.flatMap((lang) => (typeof text[lang] === 'string' ? [[lang, text[lang]] as const] : []))
      : [['en', typeof text === 'string' ? text : ''] as const]
    return { id: entry.id, text: Object.fromEntries(said) }
  })
}
