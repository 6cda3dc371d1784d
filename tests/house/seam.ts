import { findAll, type Rule, type Source } from './source.ts'

/** Calls that take something out of a text by its pattern, or cut it at a sign. */
const reading =
  /\.\s*(?:exec|match|matchAll|search|test|endsWith)\s*\(|(?<![A-Z])\.\s*(?:indexOf|lastIndexOf)\s*\(\s*['"`]|\.\s*(?:replace|replaceAll)\s*\(\s*(?!['"`\s])|\.\s*split\s*\(|\bRegExp\b/

/** What the page may read, for it is no sentence of a game; each file has its reason. */
const reads: readonly (readonly [reason: string, files: RegExp])[] = [
  [
    'addresses',
    /\/(?:page\/route\.ts|home\/LinkPage\.tsx|online\/afterwards\/ReplayPage\.tsx|offline\/worker\.js)$/,
  ],
  ['what somebody types', /\/(?:cards\/search\.ts|learn\/ChapterPage\.tsx|engine\/decks\.ts)$/],
  ['the rulebook, which is Markdown', /\/learn\/(?:Prose|Examples|rulings|card-names)\.tsx?$/],
  ['a picture, which is a file', /\/card\/icons\.ts$/],
  ['the place in a document that was refused', /\/engine\/problem\.ts$/],
  ['ids with a part behind a sign', /\/(?:campaign\/battle-id|ladder\/ladder|table\/sitting\/sheets)\.ts$/],
  [
    'lists in the storage of the browser',
    /\/(?:lesson\/done\.ts|table\/examples\/Coach\.tsx|table\/eternal\/answers\/asking\.ts)$/,
  ],
  ['the answers that stand, by their keys', /\/table\/aeons-end\/mage\/gems\.tsx$/],
  ['factions as a row of letters', /\/(?:MoreFilters|DeckTiles)\.tsx$/],
  ['titles as names of files', /\/(?:CampaignPage|OnlineCampaignPage)\.tsx$/],
  ['what a thing on the table is called, without breaks', /\/online\/table\/pointed-thing\.ts$/],
]

/** Places on the table and on the page have keys with slashes: `unit/0/2`. */
const cutsKey = /^\.\s*\w+\s*\(\s*'\/'\s*\)/

/** Sentences are for people: what the page needs of a label, a question or a card it is given as a part of it. */
export const noSentenceRead: Rule = (source) => {
  if (!/^src\/web\//.test(source.path) || reads.some(([, files]) => files.test(source.path))) return []
  const keysApart = { ...source, code: withoutKeys(source) }
  return findAll(keysApart, 'code', reading, "the page takes nothing out of words by a pattern ('$0')")
}

function withoutKeys({ code, text }: Source): string {
  return code.replace(/\.\s*(?:split|indexOf|lastIndexOf)\s*\(/g, (found, at: number) =>
    cutsKey.test(text.slice(at)) ? ' '.repeat(found.length) : found,
  )
}

/** What the games declare is taken as it is, and never forced upon a value. */
const seam =
  /^src\/(?:web|cli|bots|table|games\/[\w-]+\/(?:protocol|visibility|text)\/|games\/[\w-]+\/(?:visibility|decisions|game|index)\.ts|language\/(?:face|label|protocol|asked)\.ts)/
const declared =
  /\bas\s+(?:readonly\s+)?(?:View|Option|Event|Decision|Topic|\w*Setup|\w*Offer|\w*Moment|Question|Choice|Wish|Sum|Advice|Wire\w+|NamedCommand|never)\b/

export const nothingForced: Rule = (source) => {
  if (!seam.test(source.path)) return []
  const renamed = /\bimport\b[^{;]*\{[^}]*\}/g
  const blank = (found: string): string => found.replaceAll(/[^\n]/g, ' ')
  const said = { ...source, code: source.code.replaceAll(renamed, blank) }
  return [/\bas\s+unknown\s+as\b/, declared].flatMap((forced) =>
    findAll(said, 'code', forced, "'$0' forces a shape upon a value"),
  )
}

/** Where a game may be called by its name: its own folders and files, and the lists that every game is an entry of. */
const namesGames =
  /^src\/games\/(?:(?:index|packs)\.ts|[\w-]+\/)|^src\/web\/games\/|^src\/web\/(?:[\w-]+\/)+(?:aeons-end|eternal)(?:[/.-])|\/words\.ts$/
/** The deck builder is a part of Eternal, a campaign is one of a game, and the outlines of cards are a list by game. */
const ofOneGame =
  /^src\/campaign\/legacy\/|^src\/web\/decks\/|^src\/web\/engine\/decks\.ts$|^src\/cli\/verbs\/decks\.ts$|^src\/web\/card\/kinds\.ts$/
const gameName = /['"`/](?:aeons-end|eternal)['"`/]/

/** Shared code treats all games alike: what differs is an entry of a registry. */
export const noGameByName: Rule = (source) => {
  if (!/^src\//.test(source.path) || namesGames.test(source.path) || ofOneGame.test(source.path)) return []
  const spoken = [...source.text].map((each, at) =>
    source.comments[at] === ' ' || each === '\n' ? each : ' ',
  )
  return findAll({ ...source, text: spoken.join('') }, 'text', gameName, 'shared code names a game ($0)')
}
