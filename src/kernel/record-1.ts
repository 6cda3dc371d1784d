import { type GameRecord, readActs, readField, readFingerprints, unpackAnswers } from './record-parts.ts'

/**
 * Records of the first format: the set-up as it was given, and fingerprints of a memory layout that is gone. They
 * play on, but nothing in them can prove that they play as they did.
 */
export function readOldRecord(document: Readonly<Record<string, unknown>>): GameRecord {
  const game = readField(document, 'game', 'string')
  const content = readField(document, 'content', 'string')
  const seed = readField(document, 'seed', 'string')
  const answers = unpackAnswers(readField(document, 'answers', 'string'))
  const acts = readActs(document.acts, answers.length)
  // They cannot be compared any more, but a text without them is no record.
  readFingerprints(readField(document, 'fingerprints', 'string'))
  return {
    format: 1,
    game,
    packs: { [game]: content },
    setup: document.setup,
    seed,
    answers,
    ...(acts.length === 0 ? {} : { acts }),
    checks: [],
    fingerprints: [],
  }
}
