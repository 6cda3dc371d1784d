import { motion } from '../../page/settings.ts'
import type { Moment } from '../../source/source.ts'

/** How long a turn that ended by itself can be taken back as if nothing had been seen. */
const REST: Readonly<Record<string, number>> = { off: 1_500, fast: 1_500, normal: 2_500 }

/** The moment with more lines of the log counted as news, or, with a negative number, fewer. */
export function withNews(moment: Moment, more: number): Moment {
  const { fresh, scenes, rest } = moment
  const shifted = scenes.map((scene) => ({ ...scene, lines: scene.lines + more }))
  return {
    ...moment,
    fresh: fresh + more,
    scenes: shifted.filter(({ lines }) => lines > 0),
    ...(rest === undefined ? {} : { rest: { ...rest, lines: rest.lines + more } }),
  }
}

/** A moment that is kept back, because the turn ended by itself: the table rests as it was before anything new was seen. */
export class Held {
  moment: Moment | null = null
  private decide: (goesOn: boolean) => void = () => {}

  /** What is to be shown first: the table at rest, or the moment itself when nothing ended by itself. */
  hold(moment: Moment): Moment {
    const { rest, log, fresh } = moment
    if (rest === undefined) return moment
    this.moment = withNews(moment, -rest.lines)
    return {
      ...moment,
      view: rest.view,
      question: null,
      botAsked: false,
      outcome: null,
      undo: 'free',
      forecast: [],
      outlook: [],
      scenes: [],
      log: log.slice(0, log.length - fresh + rest.lines),
      fresh: rest.lines,
    }
  }

  /** Waits for a moment, or until somebody decides; gives whether play goes on. */
  over(): Promise<boolean> {
    return new Promise((done) => {
      const timer = setTimeout(() => done(true), REST[motion.peek()])
      this.decide = (goesOn) => {
        clearTimeout(timer)
        done(goesOn)
      }
    })
  }

  end(goesOn: boolean): void {
    this.decide(goesOn)
  }
}
