import { offerOf } from '../page/library.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { playerFor, STRENGTHS } from '../setup/players.ts'
import { setupWords } from '../setup/words.ts'
import { type Ladder, rungId } from './ladder.ts'

const w = speaking(setupWords)

/** Every deck by name in the hands of three bots. */
export async function eternalLadder(): Promise<Ladder<'eternal'>> {
  const { decks } = await offerOf('eternal', lang.peek())
  return {
    game: 'eternal',
    strengths: STRENGTHS.map((strength) => w.value.bots[strength]),
    rows: decks
      .toSorted((a, b) => Number(b.starter) - Number(a.starter))
      .map(({ name, called, card }) =>
        STRENGTHS.map((strength) => ({
          id: rungId(name, strength),
          opponent: called,
          strength: w.value.bots[strength],
          face: { id: card, game: 'eternal', type: 'unit' },
          path: ['setup', 'eternal'],
          query: { against: name, bot: strength },
        })),
      ),
    // A person against a bot, on whichever side.
    rungOf({ decks }, players) {
      const seat = players.findIndex(({ bot }) => bot !== null)
      const strength = STRENGTHS.find((each) => playerFor(each).bot === players[seat]?.bot)
      const deck = decks[seat]
      if (deck === undefined || strength === undefined || players.every(({ bot }) => bot !== null))
        return null
      return rungId(deck.name, strength)
    },
  }
}
