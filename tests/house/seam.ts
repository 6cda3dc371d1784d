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
