import { pageGames } from '../games/index.ts'
import { offerOf } from '../page/library.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { setupWords } from '../setup/words.ts'
import { type Ladder, rungId } from './ladder.ts'

const w = speaking(setupWords)
const { sealedSets } = pageGames['aeons-end']

/** Eight nemeses by four difficulties. */
export async function aeonsEndLadder(): Promise<Ladder<'aeons-end'>> {
  const { nemeses, difficulties } = await offerOf('aeons-end', lang.peek())
  return {
    game: 'aeons-end',
    strengths: difficulties.map((id) => w.value.difficulties[id].name),
    rows: nemeses
      // What a campaign seals is no rung: the wall would name it.
      .filter(({ set }) => !sealedSets.includes(set))
      .toSorted((a, b) => a.difficulty - b.difficulty)
      .map(({ id, name }) =>
        difficulties.map((difficulty) => ({
          id: rungId(id, difficulty),
          opponent: name,
          strength: w.value.difficulties[difficulty].name,
          face: { id, game: 'aeons-end', type: 'nemesis' },
          path: ['setup', 'aeons-end'],
          query: { nemesis: id, difficulty },
        })),
      ),
    rungOf: ({ nemesis, difficulty }) => rungId(nemesis, difficulty),
  }
}
