import { promptLine } from '../../../language/label.ts'
import type { Story } from '../../../language/story.ts'
import { inLetters } from '../../card/Rich.tsx'
import { announce } from '../../page/announce.tsx'
import { lang } from '../../page/settings.ts'
import type { Moment } from '../../source/source.ts'
import { Presenter } from './presenter.ts'
import { sentencesOf } from './sentences.ts'

/** Tells what happened, to the eye in scenes and to the ear in sentences, each once and in order. */
export class Announcer {
  /** How the log of this game is told; null until its table is there. */
  story: Story<Moment['log'][number]['event']> | null = null
  private readonly presenter = new Presenter()
  /** The log of which so many lines have been told. */
  private received: { readonly log: Moment['log']; readonly lines: number } | null = null

  /** Plays the scenes of a moment; each is the table as it was then, and is announced when it is shown. */
  async play(moment: Moment, before: Moment, show: (scene: Moment) => void): Promise<void> {
    const { log, fresh, scenes } = moment
    const known = log.length - fresh
    await this.presenter.play(scenes, ({ lines, view }, from) => {
      show({
        ...moment,
        view,
        question: null,
        botAsked: true,
        outcome: null,
        // What was foretold is what happens now.
        forecast: before.forecast,
        outlook: [],
        log: log.slice(0, known + lines),
        fresh: lines - from,
      })
      this.say(log.slice(known + from, known + lines))
      this.received = { log, lines: known + lines }
    })
  }

  /** Enough seen. */
  finish(): void {
    this.presenter.finish()
  }

  /** Tells what has not been told yet, and what is asked now. */
  announce({ log, fresh, question, outcome }: Moment): void {
    const known = this.received?.log === log ? this.received.lines : log.length - fresh
    this.received = null
    this.say(log.slice(known))
    announce(inLetters(outcome?.words ?? (question === null ? '' : promptLine(question.prompt, lang.peek()))))
  }

  private say(lines: Moment['log']): void {
    announce(...sentencesOf(lines, this.story).map((text) => inLetters(text)))
  }
}
