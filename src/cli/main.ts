import '../lab/inlining.ts'
import { reason } from '../lab/files.ts'
import { command, langOf } from './command.ts'
import { guardConsole } from './visible.ts'

guardConsole()

// A reader that has seen enough (`cardwright cards | head`) is no fault; an output that is full is one, but not ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  const { en, fr } = reason(error)
  console.error(
    langOf(process.argv) === 'fr'
      ? `cardwright\u00a0: la sortie ne peut pas être écrite\u00a0: ${fr}`
      : `cardwright: the output cannot be written: ${en}`,
  )
  process.exit(1)
})
process.stderr.on('error', () => process.exit(1))

process.exitCode = await command(process.argv.slice(2))
