import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot } from '../../bots/bot.ts'
import { botNamed, botNames } from '../../bots/index.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import { readRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { about, checkWritable, readText } from '../../lab/files.ts'
import { inName } from '../../lab/in-name.ts'
import { isPosition } from '../../lab/is-position.ts'
import { gameOf } from '../../lab/position.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import { openRecord } from '../../table/opening.ts'
import { Table } from '../../table/table.ts'
import type { Given, Verb } from '../flags.ts'
import { ALREADY_THERE } from '../output.ts'
import { missingPacks, PACKS_FLAG, recordedGame } from '../packs.ts'
import type { PlayWords } from '../play-words.ts'
import { Seat } from '../seat.ts'
import { chosenSetup, SETUP_FLAG } from '../setup.ts'
import { ownTerminal, playByTyping, type Terminal } from '../typed-lines.ts'
import { unlost } from '../unlost.ts'

/** A table that somebody sits down at, and where its game is saved. */
interface Sat {
  readonly table: Table
  readonly file: string
  /** The file was read or is to be written by us: it may be replaced. */
  readonly ours: boolean
  /** What is said first. */
  readonly heading: (words: PlayWords) => string
}

/**
 * A saved game where it ends, or where it last agrees with the rules of today; then it goes on in another file, so
 * that nothing of the saved one is lost.
 */
function resumed(file: string, given: Given, lang: Lang): Sat {
  const text = readText(file)
  return about(file, () => {
    const record = readRecord(text)
    const named = given.words[0]
    if (named !== undefined && named !== record.game)
      throw new Refusal(
        {
          en: `this is a game of ${record.game}, not of ${named}`,
          fr: `c’est une partie de ${record.game}, pas de ${named}`,
        },
        'game',
      )
    const game = gameOf(recordedGame(record), record)
    const { made, differs } = openRecord(game, record)
    const missing = differs === null ? null : missingPacks(game, record)
    if (made === null) throw new Refusal(missing ?? differs ?? '')
    const { length } = made.session.answers
    if (differs === null)
      return { table: made, file, ours: true, heading: (words) => words.resumed(file, length) }
    const other = `${file.replace(/\.json$/, '')}-from-${length}.json`
    return {
      table: made,
      file: other,
      ours: false,
      heading: (words) => words.differs((missing ?? differs)[lang], other),
    }
  })
}

function begun(given: Given): Sat {
  const { game, document, seed } = chosenSetup(given, given.words[0], randomBytes(4).toString('hex'))
  const table = Table.begin(game, document, seed)
  const file = join('saves', `${game.id}-${inName(seed)}.json`)
  return { table, file, ours: false, heading: (words) => words.welcome(game.id, seed) }
}

const PERSON = 'person'

/** Who sits where: `--seats person,search:strong`, or `--bot NAME` for all seats but the first. */
function seatedBots(given: Given, table: Table): (Bot | null)[] {
  const named = given.value('seats')
  const name = given.value('bot')
  if (named === undefined)
    return Array.from({ length: table.seats }, (_, i) =>
      name === undefined || i === 0 ? null : botNamed(name),
    )
  if (name !== undefined)
    throw new Refusal({
      en: '--bot is for all seats but the first, --seats for each: leave out one of them',
      fr: '--bot vaut pour toutes les places sauf la première, --seats pour chacune\u00a0: ôtez l’un des deux',
    })
  const names = named.split(',')
  if (names.length !== table.seats)
    throw new Refusal({
      en: `--seats is for ${table.seats} ${table.seats === 1 ? 'seat' : 'seats'} here, with a comma between them, and names ${names.length}`,
      fr: `--seats vaut ici pour ${table.seats} ${table.seats > 1 ? 'places' : 'place'}, avec des virgules entre elles, et en nomme ${names.length}`,
    })
  if (!names.includes(PERSON))
    throw new Refusal({
      en: `somebody has to play: one of --seats must be “${PERSON}”`,
      fr: `il faut que quelqu’un joue\u00a0: l’une des --seats doit être «\u202f${PERSON}\u202f»`,
    })
  return names.map((each) => (each === PERSON ? null : botNamed(each)))
}

/** What the people at the screen are called, in the order of their seats: `--names Ada,Bo`. */
function namesOf(given: Given, bots: readonly (Bot | null)[]): readonly (string | undefined)[] {
  const list = given.value('names')
  if (list === undefined) return []
  const names = list.split(',').map((name) => name.trim())
  const people = bots.filter((bot) => bot === null).length
  const usable = names.every((name) => name !== '' && name.length <= LONGEST_NAME)
  if (names.length !== people || !usable || new Set(names).size !== names.length)
    throw new Refusal({
      en: `--names is for ${people === 1 ? 'the one person' : `the ${people} people`} here: different names of up to ${LONGEST_NAME} letters, with a comma between them`,
      fr: `--names vaut pour ${people === 1 ? 'la personne qui joue' : `les ${people} personnes qui jouent`} ici\u00a0: des noms différents d’au plus ${LONGEST_NAME} lettres, séparés par des virgules`,
    })
  return bots.map((bot) => (bot === null ? names.shift() : undefined))
}

const LONGEST_NAME = 24

function seatAt(given: Given): Seat {
  const lang = given.oneOf('lang', 'en', LANGS)
  const from = given.value('resume')
  const save = given.value('save')
  if (save !== undefined && save !== from && existsSync(save)) throw new Refusal(ALREADY_THERE, save)
  if (save !== undefined) checkWritable(save)
  const sat = from === undefined ? begun(given) : resumed(from, given, lang)
  const { table } = sat
  const { seed } = table.session
  const bots = seatedBots(given, table)
  bots.forEach((bot, i) => {
    bot?.begin(derivedSeed(seedFrom(seed), 1 + i))
  })
  const apart = save !== undefined && save !== from
  const file = apart ? save : sat.file
  const ours = apart || sat.ours
  const names = namesOf(given, bots)
  const seat = new Seat(table, { lang, bots, names, file, ours, print: (text) => console.log(text) })
  console.log(sat.heading(seat.words))
  const { setup } = table.session
  // A described position has no code and no settings.
  if (isPosition(setup)) return seat
  const code = table.game.sharing?.code(setup, seed) ?? null
  if (code !== null) console.log(seat.words.shared(code))
  for (const line of table.game.words[lang].setup?.(setup) ?? []) console.log(line)
  return seat
}

/** Plays until the game is over, the person leaves or nothing more is typed. */
export async function sit(seat: Seat, terminal: Terminal): Promise<number> {
  if (await playByTyping(seat, terminal)) return 0
  console.log(seat.words.inputEnded)
  seat.rescue()
  return 1
}

export const play: Verb = {
  name: 'play',
  use: 'GAME [set-up flags] [--seed S] [--lang en|fr] [--bot NAME | --seats WHO,WHO] [--names NAME,NAME] [--save FILE] [--resume FILE]',
  summary: { en: 'a whole game in the terminal', fr: 'une partie entière dans le terminal' },
  help: {
    en: 'Plays a game by choosing from numbered options: alone, or several at one screen. Choices can be taken\nback, and the game saved and resumed at any decision.',
    fr: 'Joue une partie en choisissant parmi des options numérotées\u00a0: seul, ou à plusieurs devant un écran. Les choix\npeuvent être repris, et la partie enregistrée et continuée à chaque décision.',
  },
  flags: [
    SETUP_FLAG,
    PACKS_FLAG,
    {
      name: 'seed',
      value: 'S',
      help: {
        en: 'any text: the same text deals the same game',
        fr: 'un texte quelconque\u00a0: le même texte donne la même partie',
      },
    },
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    {
      name: 'bot',
      value: 'NAME',
      help: {
        en: `plays all seats but the first: ${botNames.join(', ')}`,
        fr: `joue toutes les places sauf la première\u00a0: ${botNames.join(', ')}`,
      },
    },
    {
      name: 'seats',
      value: 'WHO,WHO',
      help: {
        en: 'who plays each seat: person or a bot, as in person,search:strong (easy, normal, strong)',
        fr: 'qui joue chaque place\u00a0: person ou un robot, comme person,search:strong (easy, normal, strong)',
      },
    },
    {
      name: 'names',
      value: 'NAME,NAME',
      help: {
        en: 'what people who share the screen are called, where they have no mage: Ada,Bo',
        fr: 'comment s’appellent ceux qui partagent l’écran, s’ils n’ont pas de mage\u00a0: Ada,Bo',
      },
    },
    {
      name: 'save',
      value: 'FILE',
      help: { en: 'save there after every choice', fr: 'enregistrer là après chaque choix' },
    },
    {
      name: 'resume',
      value: 'FILE',
      help: {
        en: 'go on with a saved game, and save it there',
        fr: 'continuer une partie enregistrée, et l’y enregistrer',
      },
    },
  ],
  setup: true,
  words: { least: 0, most: 1 },
  run(given) {
    const seat = seatAt(given)
    // A file that cannot be written is found out before the first choice.
    seat.autosave()
    return unlost(seat, () => sit(seat, ownTerminal()))
  },
}
