import { useRef } from 'preact/hooks'
import type { CardEntry, Sum } from '../../../../language/face.ts'
import type { WhyNot } from '../../../../language/label.ts'
import { Card, type CardProps } from '../../../card/Card.tsx'
import { type InSentence, theCard } from '../../../card/naming.ts'
import { Icon } from '../../../card/Picture.tsx'
import { peekHandlers } from '../../../card/peek.ts'
import { pictureOf } from '../../../card/pictures/index.ts'
import { Said } from '../../../page/Said.tsx'
import { speaking } from '../../../page/words.ts'
import type { Cards } from '../../table-parts.ts'
import { useCarried } from '../hand/carrying.ts'
import { marked, type SideOfTable, type Standing } from '../view.ts'
import { eternalWords } from '../words/words.ts'
import { badgesOf, meanings } from './Badges.tsx'
import { doAt, type Lit, type Places } from './places.ts'

const w = speaking(eternalWords)

/** What is usually done with a card of this kind. */
export type Verb = 'act' | 'activate' | 'avatar'

export interface LineProps {
  readonly seat: number
  readonly side: SideOfTable
  readonly name: string
  readonly mine: boolean
  readonly cards: Cards
  readonly places: Places
  readonly aimed: ReadonlySet<string>
  readonly armor: number
  /** Attackers that are being put together, and blockers. */
  readonly drafted: ReadonlySet<string>
  /** Why a card cannot be used now, where it is one's own and somebody could want it. */
  readonly whyNot: ((verb: Verb, card: Standing) => Promise<WhyNot | null>) | null
  /** Where the numbers of a card come from. */
  readonly numbers: (key: string) => Promise<readonly Sum[]>
}

/** A side of the table: relic weapon, units in a row, relics and site. */
export function Line(props: LineProps) {
  const { seat, side, name, mine, cards, places, aimed, armor, drafted, whyNot, numbers } = props
  const { units, relics, weapon, site, away } = side
  const held = useRef<HTMLLIElement>(null)
  const weaponPlace = `weapon/${seat}`
  useCarried(held, mine && places.at(weaponPlace) !== undefined ? weaponPlace : null)
  const many = units.length + away.length
  const armed = units.some(({ attachments }) => attachments.length > 0)
  return (
    <ol
      class={`line ${mine ? 'mine' : 'theirs'} ${armed ? 'armed' : ''}`}
      aria-label={w.value.side(name)}
      style={{ '--units': many, '--relics': relics.length }}
    >
      <li class="fix" ref={held}>
        {weapon === null ? (
          <span class="well" data-place={`weapon/${seat}`}>
            {w.value.emptyPlace.weapon}
          </span>
        ) : (
          <>
            <Permanent
              card={weapon}
              cards={cards}
              now={{ armor }}
              lit={places.at(`weapon/${seat}`) ?? places.at(weapon.key)}
              aimed={aimed.has(weapon.key)}
              place={weapon.key}
              {...(whyNot === null ? {} : { why: () => whyNot('avatar', weapon) })}
            />
            <span class="fix-l">{w.value.relicWeapon}</span>
          </>
        )}
      </li>
      <li class="units">
        {many === 0 ? (
          <span class="no-units">{w.value.emptyPlace.units}</span>
        ) : (
          <ol>
            {units.map((unit) => (
              <Unit
                key={unit.key}
                unit={unit}
                cards={cards}
                places={places}
                aimed={aimed}
                drafted={drafted.has(unit.key)}
                whyNot={whyNot}
                numbers={numbers}
              />
            ))}
            {away.map((id, i) => (
              <Away key={`away ${i}`} entry={cards.get(id)} />
            ))}
          </ol>
        )}
      </li>
      {relics.length > 0 && (
        <li class="relics">
          <ol>
            {relics.map((relic) => (
              <li key={relic.key}>
                <Permanent
                  card={relic}
                  cards={cards}
                  lit={places.at(relic.key)}
                  aimed={aimed.has(relic.key)}
                  place={relic.key}
                  {...(whyNot === null ? {} : { why: () => whyNot('activate', relic) })}
                />
              </li>
            ))}
          </ol>
        </li>
      )}
      <li class="fix">
        {site === null ? (
          <span class="well">{w.value.emptyPlace.site}</span>
        ) : (
          <>
            <Permanent
              card={site}
              cards={cards}
              now={{ health: site.left ?? 0 }}
              lit={places.at(site.key)}
              aimed={aimed.has(site.key)}
              place={site.key}
              {...(whyNot === null ? {} : { why: () => whyNot('activate', site) })}
            />
            <Agenda site={site} />
          </>
        )}
      </li>
    </ol>
  )
}

function Agenda({ site }: { readonly site: Standing }) {
  const of = site.agenda?.length ?? 0
  const used = site.number ?? 0
  return (
    <span class="fix-l agenda" role="img" aria-label={w.value.agenda(used, of)}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < used ? 'on' : ''} />
      ))}
    </span>
  )
}

/** What choosing a card says; nothing when it cannot be chosen. */
export function choosing(lit: Lit | undefined, entry: CardEntry, place: string): Pick<CardProps, 'choose'> {
  if (lit === undefined) return {}
  return {
    choose: {
      label: lit.acts.length === 1 ? lit.acts[0]!.title : w.value.several(theCard(entry)),
      key: lit.key,
      light: lit.acts.length === 1 && lit.acts[0]!.pressed !== undefined,
      act: () => doAt(lit, theCard(entry), place),
    },
  }
}

interface PermanentProps {
  readonly card: Standing
  readonly cards: Cards
  readonly now?: Readonly<Record<string, number>>
  readonly lit: Lit | undefined
  readonly aimed: boolean
  readonly place: string
  readonly why?: () => Promise<WhyNot | null>
}

function Permanent({ card, cards, now = {}, lit, aimed, place, why }: PermanentProps) {
  const entry = cards.get(card.card)
  if (entry === undefined) return null
  return (
    <Card
      entry={entry}
      now={{ ...(entry.numbers?.strength === undefined ? {} : { strength: card.strength ?? 0 }), ...now }}
      badges={badgesOf(card, false)}
      place={place}
      class={`${aimed ? 'aimed' : ''} ${marked(card, 'exhausted') ? 'spent' : ''}`}
      {...(why === undefined || lit !== undefined ? {} : { why })}
      {...choosing(lit, entry, place)}
    />
  )
}

interface UnitProps {
  readonly unit: Standing
  readonly cards: Cards
  readonly places: Places
  readonly aimed: ReadonlySet<string>
  readonly drafted: boolean
  readonly whyNot: LineProps['whyNot']
  readonly numbers: LineProps['numbers']
}

/** A unit that lies face down shows no numbers. */
function Unit({ unit, cards, places, aimed, drafted, whyNot, numbers }: UnitProps) {
  const element = useRef<HTMLLIElement>(null)
  useCarried(element, whyNot === null || places.at(unit.key) === undefined ? null : unit.key)
  const entry = cards.get(unit.card)
  if (entry === undefined) return null
  const exhausted = marked(unit, 'exhausted')
  const attacks = marked(unit, 'attacking')
  const forward = attacks || unit.blocks !== undefined || drafted
  const classes = [exhausted && !forward ? 'tired' : '', forward ? 'forward' : '', attacks ? 'attacks' : '']
  const notes = [
    attacks ? w.value.attacking : '',
    exhausted ? w.value.exhausted : '',
    (unit.damage ?? 0) > 0 ? w.value.damage(unit.damage!) : '',
  ]
    .filter((note) => note !== '')
    .join(', ')
  const bears = unit.attachments.map(({ card }) => cards.get(card)?.name).join(', ')
  const note = [notes, bears, meanings(unit)].filter((each) => each !== undefined && each !== '').join('. ')
  return (
    <li ref={element} class={`unit ${classes.join(' ')}`} style={{ '--strips': unit.attachments.length }}>
      <Card
        {...(unit.strength === undefined
          ? { entry: { ...entry, numbers: {} } }
          : { entry, now: { strength: unit.strength, health: unit.left ?? unit.health ?? 0 } })}
        badges={badgesOf(unit, true)}
        place={unit.key}
        numbers={() => numbers(unit.key)}
        class={`${aimed.has(unit.key) ? 'aimed' : ''} ${drafted ? 'picked' : ''}`}
        {...(note === '' ? {} : { note })}
        {...(whyNot !== null && places.at(unit.key) === undefined ? { why: () => whyNot('act', unit) } : {})}
        {...choosing(places.at(unit.key), entry, unit.key)}
      />
      {unit.attachments.map((each) => (
        <Attachment key={each.key} card={each} cards={cards} lit={places.at(each.key)} to={theCard(entry)} />
      ))}
    </li>
  )
}

/** A unit that has disappeared: its place is kept until it comes back. */
function Away({ entry }: { readonly entry: CardEntry | undefined }) {
  if (entry === undefined) return null
  return (
    <li class="unit away">
      <Card entry={entry} note={w.value.awayNote} />
      <span class="fix-l">{w.value.away}</span>
    </li>
  )
}

const FACTION_OF: Readonly<Record<string, string>> = {
  F: 'fire',
  T: 'time',
  J: 'justice',
  P: 'primal',
  S: 'shadow',
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

interface AttachmentProps {
  readonly card: Standing
  readonly cards: Cards
  readonly lit: Lit | undefined
  readonly to: InSentence
}

/** A weapon or curse: a strip under its unit. */
function Attachment({ card, cards, lit, to }: AttachmentProps) {
  const entry = cards.get(card.card)
  if (entry === undefined) return null
  const hex = entry.type === 'curse'
  const tint = FACTION_OF[entry.influence?.[0] ?? ''] ?? 'factionless'
  const picture = pictureOf(entry)
  return (
    <button
      type="button"
      class={`att ${hex ? 'hex' : ''} ${lit === undefined ? '' : 'can'}`}
      data-place={card.key}
      style={{ '--tint': `var(--${tint})` }}
      {...peekHandlers({ entry }, choosing(lit, entry, card.key).choose)}
    >
      <Said as={w.value.attached(entry.name, to)}>
        {picture !== null && <Icon name={picture} />}
        <span>{entry.name}</span>
        {entry.type === 'weapon' && (
          <b>
            {signed(card.strength ?? 0)}/{signed(card.health ?? 0)}
          </b>
        )}
      </Said>
    </button>
  )
}
