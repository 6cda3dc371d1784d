/** Control characters would move the cursor, clear the screen or set the title of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** A text as it may stand in a terminal: what would steer it is written out, also within JSON. */
export const visible = (text: string): string =>
  text.replace(CONTROL, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** From here on nothing that comes from a file or a flag steers the terminal. */
export function guardConsole(): void {
  for (const name of ['log', 'error'] as const) {
    const print = console[name].bind(console)
    console[name] = (...parts: readonly unknown[]) =>
      print(...parts.map((part) => (typeof part === 'string' ? visible(part) : part)))
  }
}
