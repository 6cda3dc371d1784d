import type { ComponentChildren } from 'preact'
import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import { Icon } from '../../card/Picture.tsx'
import { pictureOf } from '../../card/pictures/index.ts'
import { Pip } from '../../card/Rich.tsx'
import { factionsOf, type OwnDeck, sizeOf } from '../../decks/deck.ts'
import { ownDecks } from '../../decks/store.ts'
import { decksWords } from '../../decks/words.ts'
import { useCards } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../words.ts'
import { DECK_PICTURES } from './pictures.ts'
import { OWN, ownDeckIn, RANDOM } from './plan.ts'

const w = speaking(setupWords)
const d = speaking(decksWords)
const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const
type Letter = keyof typeof FACTIONS

interface DeckTilesProps {
  /** Keeps the choices of the two sides apart. */
  readonly name: string
  readonly offer: EternalOffer
  readonly value: string
  readonly change: (deck: string) => void
}

/** Own decks and ready ones as tiles, a random one of some factions, or a pasted list or code. */
export function DeckTiles({ name, offer, value, change }: DeckTilesProps) {
  const random = value.startsWith(RANDOM)
  const letters = random ? value.slice(RANDOM.length) : ''
  const pasted = !random && ownDeckIn(value) === null && !offer.decks.some((deck) => deck.name === value)
  const tile = (chosen: boolean, choose: () => void, parts: TileParts) => (
    <Tile key={parts.title} name={name} chosen={chosen} choose={choose} {...parts} />
  )
  return (
    <>
      <ul class="portraits of-decks">
        {ownDecks().map((deck) => (
          <OwnTile
            key={deck.id}
            name={name}
            deck={deck}
            chosen={value === OWN + deck.id}
            choose={() => change(OWN + deck.id)}
          />
        ))}
        {offer.decks
          .toSorted((a, b) => Number(b.starter) - Number(a.starter))
          .map((deck) =>
            tile(value === deck.name, () => change(deck.name), {
              title: deck.called,
              picture: pictureOf({ id: deck.card, game: 'eternal', type: 'unit' }),
              letters: deck.factions as Letter[],
              line: deck.line,
            }),
          )}
        {tile(random, () => change(RANDOM), {
          title: w.value.randomDeck,
          picture: DECK_PICTURES.random,
          letters: [...letters] as Letter[],
          line: w.value.randomLine,
        })}
        {tile(pasted, () => change(''), {
          title: w.value.pastedTitle,
          picture: DECK_PICTURES.pasted,
          letters: [],
          line: w.value.pasted,
        })}
      </ul>
      {random && (
        <fieldset class="row">
          <legend>{w.value.factions}</legend>
          {offer.factions.map(({ letter, name: faction }) => (
            <label key={letter}>
              <input
                type="checkbox"
                checked={letters.includes(letter)}
                onChange={() =>
                  change(RANDOM + (letters.includes(letter) ? letters.replace(letter, '') : letters + letter))
                }
              />
              <span>{faction}</span>
            </label>
          ))}
        </fieldset>
      )}
      {pasted && (
        <label class="field">
          <span>{w.value.pasted}</span>
          <textarea
            rows={5}
            spellcheck={false}
            placeholder="4 Torch (Set1 #8)"
            value={value}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        </label>
      )}
    </>
  )
}

interface TileParts {
  readonly title: string
  readonly picture: string | null
  readonly letters: readonly Letter[]
  readonly line: ComponentChildren
}

interface TileProps extends TileParts {
  readonly name: string
  readonly chosen: boolean
  readonly choose: () => void
}

function Tile({ name, chosen, choose, title, picture, letters, line }: TileProps) {
  return (
    <li class={chosen ? 'portrait chosen' : 'portrait'}>
      <label title={typeof line === 'string' ? line : undefined}>
        <input type="radio" name={name} checked={chosen} onChange={choose} />
        <span class="portrait-face">
          <Icon name={picture} />
        </span>
        <strong>{title}</strong>
        <span class="tile-pips">
          {letters.map((letter) => (
            <Pip key={letter} faction={FACTIONS[letter]} />
          ))}
        </span>
        <span class="portrait-line">{line}</span>
      </label>
    </li>
  )
}

function OwnTile({
  deck,
  ...rest
}: Pick<TileProps, 'name' | 'chosen' | 'choose'> & { readonly deck: OwnDeck }) {
  const cards = useCards('eternal')
  return (
    <Tile
      {...rest}
      title={deck.name}
      picture={DECK_PICTURES.own}
      letters={[...factionsOf(deck, cards)] as Letter[]}
      line={`${w.value.ownDeck} · ${d.value.cards(sizeOf(deck))}`}
    />
  )
}
