import { randomBytes } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import { LANGS } from '../../language/face.ts'
import type { WantedOrClosed } from '../../table/wire/api.ts'
import type { Given, Verb } from '../flags.ts'
import { readServer } from '../online/line/link.ts'
import { invitationTo, wantedSeat } from '../online/rooms/hosting.ts'
import { TABLE_FLAGS, termsIn } from '../online/rooms/table-flags.ts'
import { enter, NAME_FLAG, sitAt } from '../online/sitting.ts'
import { hostWords } from '../online/words/host.ts'
import { chosenSetup, SETUP_FLAG } from '../setup.ts'

/** Who sits where: the first seat is the host's and the others are for friends, unless `--seats` says otherwise. */
function wantedSeats(text: string | undefined, count: number): readonly WantedOrClosed[] {
  if (text === undefined)
    return Array.from({ length: count }, (_, seat) => ({ who: seat === 0 ? 'me' : 'open' }) as const)
  const names = text.split(',')
  if (names.length !== count)
    throw new Refusal({
      en: `--seats is for ${count} ${count === 1 ? 'seat' : 'seats'} here, with a comma between them, and names ${names.length}`,
      fr: `--seats vaut ici pour ${count} ${count > 1 ? 'places' : 'place'}, avec des virgules entre elles, et en nomme ${names.length}`,
    })
  return names.map((name) => wantedSeat(name) ?? { who: 'bot', bot: name })
}

async function run(given: Given): Promise<number> {
  const lang = given.oneOf('lang', 'en', LANGS)
  const at = readServer(given.words[0]!)
  const { game, document } = chosenSetup(given, given.words[1], randomBytes(4).toString('hex'))
  const seats = wantedSeats(given.value('seats'), game.seats(game.readSetup(document)))
  const terms = termsIn(given, {})
  const server = await enter(at, given.value('name'), lang)
  const { table, key } = await server.host({ game: game.id, setup: document, seats, ...terms })
  const invitation = invitationTo(await server.reached(), table.id, key)
  console.log(hostWords[lang].made(invitation))
  console.log(hostWords[lang].howToHost)
  return sitAt(server, { server: at, table: table.id, key: null, watch: false }, lang, invitation)
}

export const host: Verb = {
  name: 'host',
  use: 'SERVER GAME [set-up flags] [--seats WHO,WHO] [--name NAME] [--lang en|fr]',
  summary: {
    en: 'makes an online table and invites friends',
    fr: 'ouvre une table en ligne et invite des amis',
  },
  help: {
    en: 'Makes a table at a server, prints the link for friends, and waits there with them. Before the game whoever hosts\nseats bots, removes people, changes what is played and how; h lists how. Then it is played as with "join".',
    fr: 'Ouvre une table chez un serveur, donne le lien pour les amis et y attend avec eux. Avant la partie, l’hôte place\ndes robots, retire des gens, change ce qui se joue et comment\u202f; h dit de quelle façon. On joue ensuite comme avec\n«\u202fjoin\u202f».',
  },
  flags: [
    SETUP_FLAG,
    {
      name: 'seats',
      value: 'WHO,WHO',
      help: {
        en: 'who has each seat: me, open or a bot, as in me,open,search:strong; me and friends unless said',
        fr: 'qui a chaque place\u00a0: me, open ou un robot, comme me,open,search:strong\u202f; vous et des amis sauf indication',
      },
    },
    ...TABLE_FLAGS,
    NAME_FLAG,
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
  ],
  setup: true,
  words: { least: 1, most: 2 },
  run,
}
