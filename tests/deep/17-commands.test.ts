// Every command at every moment of both games.
import '../server/checklist/17-commands.test.ts'
