import { Refusal } from '../../kernel/refusal.ts'
import { LANGS } from '../../language/face.ts'
import { lint } from '../../language/linter.ts'
import { plain } from '../../language/nodes.ts'
import { isEntries } from '../../language/parse-values.ts'
import {
  anything,
  between,
  listOfEach,
  name,
  object,
  oneWordOf,
  rowOf,
  type Shape,
  type ShapeOf,
  shape,
  tableOf,
  text,
  yes,
} from '../../language/shapes.ts'
import { cardLibrary, defNamed, mageLibrary, matLibrary, nemesisNamed } from './content.ts'
import { textsOf } from './language/grammar/texts.ts'
import { grammar } from './language/grammar.ts'
import type { Effect, Mage, Nemesis, NemesisCard, PlayerCard } from './language/nodes.ts'
import { type Content, contentOf, type Pack, prefixOf } from './pack.ts'
import { allPacks } from './packs/all.ts'
import { TURN_CARDS } from './place-names.ts'

const HIGHEST = 99
const MOST_LIFE = 999
const MOST_VERSIONS = 9999
const PACK_ID = /^[a-z][a-z0-9-]*$/
const cost = between(0, HIGHEST)
/** The linter has the last word on what stands in it; where it stands is called by its word. */
const clauses: Shape<readonly unknown[]> = listOfEach(
  shape((value, place) => {
    if (isEntries(value) && typeof value.op === 'string') return value
    throw new Refusal(
      {
        en: 'a text has a word “op” that says what it is',
        fr: 'un texte a un mot «\u202fop\u202f» qui dit ce qu’il est',
      },
      place,
    )
  }, anything.schema),
)

const playerCard = object(
  { id: text, type: oneWordOf(['gem', 'relic', 'spell'], 'type of player card'), cost, clauses },
  { set: text, starter: yes, countsAs: text },
)
const nemesisCard = object(
  {
    id: text,
    type: oneWordOf(
      ['attack', 'power', 'minion', 'strike', 'corruption', 'acolyte', 'spell'],
      'type of nemesis card',
    ),
    tier: oneWordOf([0, 1, 2, 3], 'tier'),
    nemesis: text,
    clauses,
  },
  {
    set: text,
    life: between(1, MOST_LIFE),
    power: between(1, HIGHEST),
    cost,
    kind: oneWordOf(['pod', 'beacon'], 'kind of minion'),
  },
)
const mage = object(
  {
    id: text,
    hand: listOfEach(text),
    deck: listOfEach(text),
    breaches: rowOf(4, oneWordOf(['open', 'absent', 0, 1, 2, 3], 'beginning of a breach')),
    ability: object(
      {
        id: text,
        charges: between(1, 9),
        window: oneWordOf(
          ['yourMainPhase', 'anyMainPhase', 'afterTurnCardDrawn', 'afterNemesisDraw'],
          'time of an ability',
        ),
        steps: clauses,
      },
      { drawn: anything },
    ),
  },
  { set: text, counter: oneWordOf(['trophy'], 'counter') },
)
const nemesis = object(
  { id: text, life: between(1, MOST_LIFE), difficulty: between(1, 10), mat: clauses },
  { set: text },
)
const frenchName = object({ one: name, gender: oneWordOf(['m', 'f'], 'gender') }, { many: name })
const mageNames = object({ name, title: name, ability: name }, {})
const namesIn = <T>(noun: Shape<T>) =>
  object({}, { cards: tableOf(noun), mages: tableOf(mageNames), nemeses: tableOf(noun) })

const pack = object(
  { id: text, version: between(1, MOST_VERSIONS) },
  {
    playerCards: listOfEach(playerCard),
    nemesisCards: listOfEach(nemesisCard),
    mages: listOfEach(mage),
    nemeses: listOfEach(nemesis),
    supplies: tableOf(rowOf(9, text)),
    names: object({ en: namesIn(name), fr: namesIn(frenchName) }, {}),
  },
)

/**
 * Reads a pack that came as JSON: entries and words by their shapes, texts by the linter. Whatever is wrong is reported
 * with the card and the place where it stands.
 */
export function readPack(document: unknown): Pack {
  const fields = pack(document, '')
  const { id, version } = fields
  if (!PACK_ID.test(id))
    throw new Refusal(
      {
        en: `“${id}” is not an id of a pack: small letters, digits and hyphens`,
        fr: `«\u202f${id}\u202f» n’est pas un identifiant de paquet\u00a0: minuscules, chiffres et tirets`,
      },
      'id',
    )
  const content: Content = {
    // The linter has the last word on what a text may hold.
    playerCards: (fields.playerCards ?? []).map((card) => ({ ...card, set: id }) as PlayerCard),
    nemesisCards: (fields.nemesisCards ?? []).map((card) => ({ ...card, set: id }) as NemesisCard),
    mages: (fields.mages ?? []).map((one) => mageOf(one, id)),
    nemeses: (fields.nemeses ?? []).map((one) => ({ ...one, set: id }) as Nemesis),
    mats: [],
  }
  mustHaveOwnIds(prefixOf({ id, version }), content)
  mustReferToSomething(content, fields.supplies, EVERYTHING)
  mustBeWellFormed(content, EVERYTHING)
  mustBeNamed(content, fields.names)
  return {
    id,
    version,
    ...content,
    ...(fields.supplies === undefined ? {} : { supplies: fields.supplies }),
    ...(fields.names === undefined ? {} : { names: fields.names }),
  }
}

function mageOf(fields: ShapeOf<typeof mage>, set: string): Mage {
  const { ability, breaches, ...rest } = fields
  const [first, second, third, fourth] = breaches
  return {
    ...rest,
    set,
    breaches: [first!, second!, third!, fourth!],
    ability: { ...ability, steps: ability.steps as Effect[] } as Mage['ability'],
  }
}

const KINDS = ['playerCards', 'nemesisCards', 'mages', 'nemeses'] as const

/** Every id begins with that of the pack, and stands once. */
function mustHaveOwnIds(prefix: string, content: Content): void {
  const seen = new Set<string>()
  const own = (id: string, place: string): void => {
    if (!id.startsWith(prefix) || id === prefix)
      throw new Refusal(
        {
          en: `the ids of this pack begin with “${prefix}”, not “${id}”`,
          fr: `les identifiants de ce paquet commencent par «\u202f${prefix}\u202f», et non «\u202f${id}\u202f»`,
        },
        place,
      )
    if (seen.has(id))
      throw new Refusal(
        { en: `the id “${id}” stands twice`, fr: `l’identifiant «\u202f${id}\u202f» est deux fois là` },
        place,
      )
    seen.add(id)
  }
  for (const kind of KINDS)
    content[kind].forEach(({ id }, i) => {
      own(id, `${kind}[${i}].id`)
    })
  content.mages.forEach(({ ability }, i) => {
    own(ability.id, `mages[${i}].ability.id`)
  })
}

/** Everything has a name in both languages, and nothing that belongs to others gets one. */
function mustBeNamed(content: Content, names: Pack['names']): void {
  const own = {
    cards: [...content.playerCards, ...content.nemesisCards],
    mages: content.mages,
    nemeses: content.nemeses,
  }
  for (const lang of LANGS)
    for (const kind of ['cards', 'mages', 'nemeses'] as const) {
      const named = Object.keys(names?.[lang][kind] ?? {})
      const place = `names.${lang}.${kind}`
      const strange = named.find((id) => !has(own[kind], id))
      if (strange !== undefined)
        throw new Refusal(
          {
            en: 'this pack has nothing of this kind with that id',
            fr: 'ce paquet n’a rien de cette sorte sous cet identifiant',
          },
          `${place}.${strange}`,
        )
      const nameless = own[kind].find(({ id }) => !named.includes(id))
      if (nameless !== undefined)
        throw new Refusal({ en: 'the name is missing', fr: 'le nom manque' }, `${place}.${nameless.id}`)
    }
}

/** What the things of a pack may refer to beside each other. */
interface Around {
  readonly hasCard: (id: string) => boolean
  readonly hasNemesis: (id: string) => boolean
  readonly cards: () => readonly string[]
  readonly mages: () => readonly Mage[]
  readonly nemeses: () => readonly Nemesis[]
}

/** Whatever is loaded in this process; what a game has of it is looked at when the game is made. */
const EVERYTHING: Around = {
  hasCard: (id) => defNamed(id) !== -1,
  hasNemesis: (id) => nemesisNamed(id) !== -1,
  cards: () => cardLibrary.all().map(({ id }) => id),
  mages: () => mageLibrary.all(),
  nemeses: () => matLibrary.all(),
}

/** Refuses packs that speak of something that none of them has. Those of the project are known to go together. */
export function mustGoTogether(packs: readonly Pack[]): void {
  const brought = packs.filter((pack) => !allPacks.some((ours) => ours === pack))
  if (brought.length === 0) return
  const { playerCards, nemesisCards, mages, mats, nemeses } = contentOf(packs)
  const cards = [...playerCards, ...nemesisCards].map(({ id }) => id)
  const around: Around = {
    hasCard: (id) => cards.includes(id),
    hasNemesis: (id) => has(nemeses, id),
    cards: () => cards,
    mages: () => [...mages, ...mats],
    nemeses: () => nemeses,
  }
  for (const pack of brought) {
    mustReferToSomething(pack, pack.supplies, around)
    mustBeWellFormed(plain(pack), around)
  }
}

const has = (all: readonly { readonly id: string }[], id: string): boolean => all.some((one) => one.id === id)

/** Cards and mats that are named beside the texts. */
function mustReferToSomething(content: Content, supplies: Pack['supplies'] = {}, around: Around): void {
  const mustBeCard = (id: string, place: string): void => {
    if (!has(content.playerCards, id) && !around.hasCard(id))
      throw new Refusal(
        { en: `no card has the id “${id}”`, fr: `aucune carte n’a l’identifiant «\u202f${id}\u202f»` },
        place,
      )
  }
  for (const { id, countsAs } of content.playerCards)
    if (countsAs !== undefined) mustBeCard(countsAs, `${id}.countsAs`)
  for (const { id, hand, deck } of content.mages)
    for (const card of [...hand, ...deck]) mustBeCard(card, `${id}.deck`)
  for (const { id, nemesis: owner } of content.nemesisCards)
    if (owner !== 'basic' && !has(content.nemeses, owner) && !around.hasNemesis(owner))
      throw new Refusal(
        {
          en: `no nemesis has the id “${owner}”`,
          fr: `aucune némésis n’a l’identifiant «\u202f${owner}\u202f»`,
        },
        `${id}.nemesis`,
      )
  for (const [title, piles] of Object.entries(supplies))
    piles.forEach((id, i) => {
      mustBeCard(id, `supplies.${title}[${i}]`)
    })
}

function mustBeWellFormed(content: Content, around: Around): void {
  const collection = {
    ...content,
    otherCards: [...TURN_CARDS, ...around.cards()],
    beside: { mages: around.mages(), nemeses: around.nemeses() },
  }
  for (const known of textsOf(collection)) {
    const [fault] = lint(known, grammar)
    if (fault !== undefined) throw new Refusal(fault.what, fault.place)
  }
}
