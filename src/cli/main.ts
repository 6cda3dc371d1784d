import '../lab/inlining.ts'
import { command } from './command.ts'

// A reader that has seen enough (`cardwright cards | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await command(process.argv.slice(2))
