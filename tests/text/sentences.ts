import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { frenchNames as usualNames } from '../../src/games/aeons-end/text/names/french.ts'
import { legacyFrench } from '../../src/games/aeons-end/text/names/legacy/names-french.ts'
import { together } from '../../src/games/aeons-end/text/names/names.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { frenchNames as eternalNames } from '../../src/games/eternal/text/names/french.ts'
import type { Lang, Playable } from '../../src/language/face.ts'
import { elide, typeset } from '../../src/language/text/french/elision.ts'
import type { Noun } from '../../src/language/text/french/nouns.ts'

/* What no sentence of either game may look like, in whatever part of the table it is read. */

export type Place = 'card' | 'prompt' | 'option' | 'event' | 'reason' | 'sentence'

interface Rule {
  readonly why: string
  readonly lang?: Lang
  readonly in?: readonly Place[]
  readonly wrong: RegExp
}

/** Names that are printed with a colon of their own. */
const COLON_IN_NAME = /(?<=Xaxos)\u00a0?:(?= Ascended| Élevé)/g

const RULES: readonly Rule[] = [
  { why: 'a value instead of words', wrong: /undefined|\[object|NaN|\bnull\b/ },
  { why: 'a mark that was not resolved', wrong: /[\u2060-\u2064]|\{\w*\}/ },
  { why: 'two spaces', wrong: /[ \u00a0\u202f]{2}/ },
  { why: 'a straight apostrophe or quote', wrong: /['"]/ },
  {
    why: 'the id of a card',
    wrong: /(?<![\d/+−–-])\b\d{1,4}-(?:\d{1,3}|t-\w+)\b(?! players)|\b[a-z]+-(?:shard|of|the)-?[a-z]*\b/,
  },
  { why: 'two colons', in: ['prompt', 'event'], wrong: /:\s.*:(?=\s)/ },
  { why: 'a hyphen for a minus', wrong: /(?:^|[ (/])-\d/ },
  {
    why: 'a number without its noun',
    lang: 'fr',
    wrong: /(?<!\d)[2-9]\u00a0(?:dégât|charge|point|jeton|carte|influence)(?!s)/,
  },
  {
    why: 'a plural after 0 or 1',
    lang: 'fr',
    wrong: /(?<![\d,.])[01]\u00a0(?:dégâts|charges|points|jetons|cartes|influences)/,
  },
  { why: 'a singular after several', lang: 'en', wrong: /(?<!\d)\b[2-9] (?:charge|token|card)\b(?!s)/ },
  { why: 'a missing contraction', lang: 'fr', wrong: /(?<![\p{L}-])(?:de|à) les?(?!\p{L})/iu },
  {
    why: 'a missing elision',
    lang: 'fr',
    wrong:
      /(?<![\p{L}-])(?:de|que|ne|se|le|la|lorsque|jusque|je) (?!huit|onz|oui|Hooru|Highbranch|Hache|Happeur|Héraut|Hibou|Hors-la-loi|Héros)[aàâeéèêiîoôuûhœ]/iu,
  },
  { why: 'si il', lang: 'fr', wrong: /(?<!\p{L})si ils?(?!\p{L})/iu },
  {
    why: 'the wrong person',
    lang: 'fr',
    wrong: /(?<![\p{L}-])vous (?:pioche|joue|gagne|perd|subit|passe|garde|choisit|défausse)(?![\p{L}])/iu,
  },
  {
    why: 'the wrong person',
    lang: 'en',
    wrong: /\byou (?:draws|plays|gains|loses|takes|passes|keeps|chooses|has|is|wins)\b/i,
  },
  {
    why: 'an order on a button',
    lang: 'fr',
    in: ['option'],
    wrong: /^(?!Assez|Nez|Chez)\p{L}+ez(?:-\p{L}+)?(?![\p{L}-])/u,
  },
  {
    why: 'an adjective that is gained like a thing',
    lang: 'fr',
    in: ['event'],
    wrong: /gagnez? (?:[^.]*(?:,| et) )?(?:Mortel|Imblocable|Invulnérable|Téméraire|Lié au Néant)/,
  },
  { why: 'nothing that happened', in: ['event'], wrong: /(?:augmente|diminue) de 0|(?:grows|shrinks) by 0/ },
  {
    why: 'somebody chosen by themselves',
    in: ['event'],
    wrong: /^You choose you |^(?!Votre|Your)(\S+) (?:choisit|chooses) \1 /,
  },
  {
    why: 'a capital behind a colon',
    in: ['prompt'],
    wrong: /:[ \u00a0](?:\p{Lu}\p{Ll}+ez|Give|Deal|Draw|Kill|Play|You)(?!\p{L})/u,
  },
  {
    why: 'damage that is not asked for as “who takes it?”',
    in: ['prompt'],
    wrong: /: (?:\u00a0)?(?:infligez (?:un nombre|\d)|deal (?:damage equal|\d+ damage\.))/,
  },
  {
    why: 'another side that is asked as if it were not there',
    in: ['prompt'],
    wrong: /: (?:le joueur adverse sacrifie|the enemy player sacrifices)/,
  },
  {
    why: 'a chance that stands before what it is of',
    lang: 'fr',
    wrong: /au hasard (?:de coût|Feu|Temps|Justice|Primal|Ombre)/,
  },
  {
    why: 'a tie that asks nothing',
    in: ['prompt'],
    wrong: /(?:a tie|égalité)\. (?![^.?]*\?)/,
  },
  { why: 'a full stop on a button', in: ['option'], wrong: /[.:]$/ },
  {
    why: 'pouvoir for puissance',
    lang: 'fr',
    in: ['reason'],
    wrong: /(?:carte|trop peu|avec du) (?:de )?pouvoir/i,
  },
]

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names that cannot stand bare in a French sentence. */
function commonNames(nouns: readonly Noun[]): RegExp {
  const names = nouns.filter(({ sort }) => sort === undefined).map(({ one }) => typeset(elide(one)))
  const longest = [...new Set(names)].sort((a, b) => b.length - a.length)
  return new RegExp(`(\\S+[ ’])?(?<![\\p{L}’])(${longest.map(quoted).join('|')})(?![\\p{L}-])`, 'gu')
}

const { cards: aeonsEndNames } = together([usualNames, legacyFrench])

const names: Readonly<Record<string, RegExp>> = {
  'aeons-end': commonNames(aeonsEnd.cardIds.flatMap((id) => aeonsEndNames.get(id) ?? [])),
  eternal: commonNames(Object.values(eternalNames).map(({ noun }) => noun)),
}

/** What may stand before a name: an article, what the card is, or brackets around a list of names. */
const BEFORE =
  /^(?:\(?(?:l|d)’|(?:[ld]’)?(?:le|la|les|un|une|du|des|au|aux|ce|cet|cette|ces|votre|vos|son|sa|ses|leur|autre|deuxième|premier|première|en|comme|nommée?s?|gemme|relique|sort|rapide|piles?|attaque|pouvoir|serviteur|acolyte|corruption|Frappe|carte|puissance|unité|arme|arme-relique|malédiction|maudite|site|capacité|effet|type|\d+|×\d+|:|ou|et|Allié|Alliée|deux|trois|quatre|chaque|qu’une?) ?)$/iu

/** Where cards stand in sentences. */
const NAMED_IN: readonly Place[] = ['prompt', 'event', 'option']

/** Card names without an article, in a French sentence. */
export function bareNames(text: string, game: string, place: Place = 'sentence'): string[] {
  const found: string[] = []
  // Brackets and lists name cards as labels do; a turn-order card may be called like another one.
  const plain = text.replace(/\([^)]*\)/g, '').replace(/Ordre du tour(?: Assaut)?/g, 'ordre du tour')
  for (const [, before, name] of plain.matchAll(names[game]!)) {
    // A button may be a label, which begins with the name.
    if (
      before === undefined ? place === 'option' || !isFirstWordOfSentence(plain, name!) : BEFORE.test(before)
    )
      continue
    found.push(`${before ?? '^'}${name}`)
  }
  return found
}

const isFirstWordOfSentence = (text: string, name: string): boolean => text.startsWith(`${name} `)

const hasVerb: Readonly<Record<Lang, RegExp>> = {
  en: /\?(?: |$)|: (?:a tie\. )?(?:you may|the players|\p{Ll}+) |(?:^|\. )\p{Lu}\p{Ll}+ /u,
  fr: /\u202f\?|\p{L}ez(?!\p{L})|(?<!\p{L})faites (?!\p{Lu})|\b(?:joueurs|joueur adverse|joueur \d|(?:premier|deuxième) mage|l’une de vos unités) \p{Ll}+|\bjoueur ayant [^.]+ (?:détruit|défausse) |: \p{Lu}\p{L}+ (?:acquiert|place) /u,
}

/** Every fault of a text, or nothing. */
export function faultsOf(said: string, lang: Lang, place: Place, game: Playable['id']): string[] {
  const text = said.replace(COLON_IN_NAME, '')
  const found = RULES.filter(
    (rule) =>
      (rule.lang ?? lang) === lang &&
      (rule.in === undefined || rule.in.includes(place)) &&
      rule.wrong.test(text),
  ).map(({ why, wrong }) => `${why}: ${wrong.exec(text)?.[0]}`)
  if (place === 'prompt' && !hasVerb[lang].test(text)) found.push('a prompt without a verb')
  if (lang === 'fr' && NAMED_IN.includes(place))
    found.push(...bareNames(text, game, place).map((each) => `a bare name: ${each}`))
  return found.map((each) => `${place}, ${lang}: ${each} in “${text}”`)
}

export const games: readonly Playable[] = [aeonsEnd, eternal]
