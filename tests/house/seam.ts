import { findAll, type Rule } from './source.ts'

/** Calls that take something out of a text by its pattern. */
const reading =
  /\.\s*(?:exec|match|matchAll|search|test)\s*\(|\b(?:replace|replaceAll|split)\s*\(\s*(?!['"`\s])|\bRegExp\b/

/**
 * Sentences are for people: what the table page needs of a label or a question it is given as a part of it. Names of
 * places are read in one file.
 */
export const noSentenceRead: Rule = (source) =>
  /^src\/web\/table\//.test(source.path) && !source.path.endsWith('/zones.ts')
    ? findAll(source, 'code', reading, "the table page takes nothing out of words by a pattern ('$0')")
    : []

/** What the games declare is taken as it is, and never forced upon a value. */
const seam =
  /^src\/(?:web|cli|bots|table|games\/[\w-]+\/(?:protocol|visibility|text)\/|games\/[\w-]+\/(?:visibility|decisions|game|index)\.ts|language\/(?:face|label|protocol|asked)\.ts)/
const declared =
  /\bas\s+(?:readonly\s+)?(?:View|Option|Event|Decision|Topic|\w*Setup|\w*Offer|Moment|Question|Choice)\b/

export const nothingForced: Rule = (source) =>
  seam.test(source.path)
    ? [
        ...findAll(source, 'code', /\bas\s+unknown\s+as\b/, "'$0' forces a shape upon a value"),
        ...findAll(source, 'code', declared, "'$0' forces a shape upon a value"),
      ]
    : []

/** Where a game may be called by its name: its own folders and files, and the lists that every game is an entry of. */
const namesGames =
  /^src\/games\/(?:(?:index|packs)\.ts|[\w-]+\/)|^src\/web\/games\/|^src\/web\/(?:[\w-]+\/)+(?:aeons-end|eternal)(?:[/.-])|\/words\.ts$/
/** The deck builder is a part of Eternal, a campaign is one of a game, and the outlines of cards are a list by game. */
const ofOneGame =
  /^src\/campaign\/legacy\/|^src\/web\/decks\/|^src\/web\/engine\/decks\.ts$|^src\/cli\/verbs\/decks\.ts$|^src\/web\/card\/(?:kinds\.ts|Rich\.tsx)$/
const gameName = /['"`/](?:aeons-end|eternal)['"`/]/

/** Shared code treats all games alike: what differs is an entry of a registry. */
export const noGameByName: Rule = (source) => {
  if (!/^src\//.test(source.path) || namesGames.test(source.path) || ofOneGame.test(source.path)) return []
  const spoken = [...source.text].map((each, at) =>
    source.comments[at] === ' ' || each === '\n' ? each : ' ',
  )
  return findAll({ ...source, text: spoken.join('') }, 'text', gameName, 'shared code names a game ($0)')
}
