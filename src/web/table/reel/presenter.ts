import { motion } from '../../page/settings.ts'
import type { Scene } from '../../source/source.ts'

/** How long one scene stands, in milliseconds. */
const BEAT: Readonly<Record<string, number>> = { off: 0, fast: 320, normal: 850 }

/** Plays scenes one after the other; whoever has seen enough skips to the end. */
export class Presenter {
  private wake: (() => void) | null = null
  private skipped = false

  /** Calls `show` with each scene and with how many lines had happened before it. */
  async play(scenes: readonly Scene[], show: (scene: Scene, before: number) => void): Promise<void> {
    const beat = BEAT[motion.peek()] ?? 0
    if (beat === 0) return
    this.skipped = false
    let before = 0
    for (const scene of scenes) {
      if (this.skipped) return
      show(scene, before)
      before = scene.lines
      await this.rest(beat)
    }
  }

  finish(): void {
    this.skipped = true
    this.wake?.()
  }

  private rest(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}
