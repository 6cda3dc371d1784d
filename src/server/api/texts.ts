import { ApiRefusal } from './refusals.ts'

const NAME_LENGTH = 24
const TITLE_LENGTH = 60
/** As many as any language needs, and not so many that they climb over the neighbours. */
const MARKS = 3

/** Signs and letters that look like others, each before the one it is taken for. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [
    '0o 1l 3e 4a 5s 7t 8b |l !l $s @a il qg',
    'аa вb сc ԁd еe ғf һh нh іl јj кk ӏl мm оo рp ԛq гr ѕs тt цu ѵv ԝw хx уy зe иu ьb',
    'αa βb γy εe ηn ιl κk μu νv οo ρp σo τt υu χx ωw',
    'ıl łl øo đd ħh ßb þp æa œo ɑa ɡg',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair): [string, string] => {
      const [shown, taken] = [...pair]
      return [shown!, taken!]
    }),
)

/** What is left of a name when everything is folded that people take for the same. */
export function skeleton(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const letters = [...plain].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
  return letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Controls, direction marks, zero-width characters, private use and halves of characters. */
const UNSEEN =
  /\p{Cc}|\p{Cs}|\p{Co}|\p{Cn}|\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|[\u180b-\u180f]|\u200b|[\u200e\u200f]|[\u2028-\u202e]|[\u2060-\u206f]|\u3164|\ufeff|\uffa0|[\ufff9-\ufffb]/u

const shownBadly = (text: string): boolean =>
  UNSEEN.test(text) || new RegExp(`\\p{M}{${MARKS + 1},}`, 'u').test(text.normalize('NFD'))

const graphemes = new Intl.Segmenter()
const lengthOf = (text: string): number => [...graphemes.segment(text)].length

function cleaned(text: string, least: number, most: number, code: string, en: string, fr: string): string {
  // Counting letters of a megabyte takes longer than refusing it.
  const short = text.length <= most * 12 ? text.normalize('NFC').trim().replace(/\s+/gu, ' ') : null
  if (short === null || shownBadly(short) || lengthOf(short) > most || lengthOf(short) < least)
    throw new ApiRefusal(400, code, { en, fr })
  return short
}

export const cleanName = (text: string): string =>
  cleaned(
    text,
    1,
    NAME_LENGTH,
    'bad-name',
    `A name has 1 to ${NAME_LENGTH} letters, without signs that cannot be seen.`,
    `Un nom a de 1 à ${NAME_LENGTH} lettres, sans signes invisibles.`,
  )

/** A name of an account has to be told from others, so something must be left of it. */
export function accountName(text: string): { readonly name: string; readonly skeleton: string } {
  const name = cleanName(text)
  const folded = skeleton(name)
  if (folded.length < 2)
    throw new ApiRefusal(400, 'bad-name', {
      en: 'The name of an account has at least two letters or digits.',
      fr: 'Le nom d’un compte a au moins deux lettres ou chiffres.',
    })
  return { name, skeleton: folded }
}

export const cleanTitle = (text: string): string =>
  cleaned(
    text,
    0,
    TITLE_LENGTH,
    'bad-title',
    `A title has at most ${TITLE_LENGTH} letters, without signs that cannot be seen.`,
    `Un titre a au plus ${TITLE_LENGTH} lettres, sans signes invisibles.`,
  )
