import type { Lang } from '../../../language/face.ts'
import type { SentLine, SentLines } from '../../../table/messages.ts'
import type { LogLine } from '../../source/source.ts'

/** Puts lines into words: one text a line, empty where the reader is to see none. */
type Wording = (lines: readonly SentLine[]) => Promise<readonly (string | null)[]>

/** The log of a table: the lines as the server has sent them, and in words of one language. */
export class WordedLog {
  /** One that has no words stays in its place, so that places agree with those of the server. */
  readonly lines: readonly LogLine[]
  private readonly sent: readonly SentLine[]
  private readonly language: Lang

  constructor(language: Lang, sent: readonly SentLine[] = [], lines: readonly LogLine[] = []) {
    this.language = language
    this.sent = sent
    this.lines = lines
  }

  get length(): number {
    return this.sent.length
  }

  /** The log with what has come; all of it is put into words again when the language is another. */
  async with({ keep, add }: SentLines, language: Lang, wording: Wording): Promise<WordedLog> {
    const sent = [...this.sent.slice(0, keep), ...add]
    const from = language === this.language ? Math.min(keep, this.sent.length) : 0
    const fresh = sent.slice(from)
    const texts = fresh.length === 0 ? [] : await wording(fresh)
    const lines = fresh.map(({ after, event, sum }, i) => ({
      after,
      event,
      text: texts[i] ?? '',
      ...(sum === true ? { line: from + i } : {}),
    }))
    return new WordedLog(language, sent, [...this.lines.slice(0, from), ...lines])
  }
}
