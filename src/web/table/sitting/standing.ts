import { useEffect, useRef } from 'preact/hooks'
import { motion } from '../../page/settings.ts'
import type { Moment } from '../../source/source.ts'
import type { GameFace } from '../table-parts.ts'
import type { Sitting } from './sitting.ts'

/** How long a question that is answered by itself stays to be read. */
const PAUSE: Readonly<Record<string, number>> = { off: 40, fast: 150, normal: 350 }

/** Gives the answer that somebody has given beforehand, after a moment; gives which one that is, or null. */
export function useStandingAnswer(sitting: Sitting, moment: Moment, face: GameFace): number | null {
  const before = useRef(moment.at)
  // Somebody who has taken something back wants to look, not to be rushed on.
  const backAt = useRef(-1)
  if (moment.at < before.current) backAt.current = moment.at
  before.current = moment.at
  const waits = sitting.lesson.value !== null || backAt.current === moment.at || moment.question === null
  const answer = waits ? null : (face.standing?.(moment) ?? null)
  useEffect(() => {
    if (answer === null) return
    // Said again until it is heard: the table may be busy with a hint. Never to another question.
    const say = () => void (sitting.stillAsks(moment) && sitting.answer(answer, true))
    const timer = setInterval(say, PAUSE[motion.peek()])
    return () => clearInterval(timer)
  }, [moment, answer])
  return answer
}
