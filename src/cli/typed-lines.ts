import { createInterface } from 'node:readline'

/** Where a person types and reads. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  /** Is it a screen with keys, or text from a file or a program? */
  readonly keys: boolean
}

/** What is played by typing: a game, or a campaign. */
export interface PlayedByTyping {
  readonly over: boolean
  /** What stands before the place where one types. */
  readonly prompt: string
  show(): Promise<void>
  /** One typed line; gives false when the person leaves. */
  enter(line: string): Promise<boolean>
  /** Whatever takes long now is given up. */
  interrupt(): void
}

/** The terminal of this process. */
export const ownTerminal = (): Terminal => {
  const { stdin, stdout } = process
  return { input: stdin, output: stdout, keys: stdin.isTTY === true }
}

/**
 * Hands typed lines on until it is over or the person leaves; false when the input ends before that. Ctrl-C ends the
 * input, also while a bot thinks.
 */
export async function playByTyping(
  played: PlayedByTyping,
  { input: from, output, keys }: Terminal,
): Promise<boolean> {
  const input = createInterface({ input: from, output, terminal: keys })
  // What was typed before the input ended is still heard, but nothing more is asked for.
  let ended = false
  input.once('close', () => {
    ended = true
  })
  const ask = (): void => {
    input.setPrompt(played.prompt)
    if (keys && !ended) input.prompt()
  }
  let interrupted = false
  input.on('SIGINT', () => {
    interrupted = true
    played.interrupt()
    input.close()
  })
  // Stopped with Ctrl-Z and brought back: asking again also makes the input flow again.
  input.on('SIGCONT', ask)
  const typed = input[Symbol.asyncIterator]()
  try {
    await played.show()
    while (!played.over) {
      if (interrupted) return false
      ask()
      const { done, value } = await typed.next()
      if (done === true) return false
      if (!(await played.enter(value))) return true
    }
    return true
  } finally {
    input.close()
  }
}
