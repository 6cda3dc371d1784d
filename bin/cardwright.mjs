#!/usr/bin/env node
// The `cardwright` command of a checkout: sets the project up and builds it where needed, then runs it.
import { join } from 'node:path'
import { buildIfStale, main, root, run, setUp } from '../tools/boot.mjs'

main(async () => {
  const tools = await setUp()
  await buildIfStale(tools, 'programs')
  // What V8 has compiled of the program is kept beside it: starting is not compiling it again.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'dist', '.compiled')
  const words = ['--enable-source-maps', join(root, 'dist', 'cli.mjs'), ...process.argv.slice(2)]
  return run(tools, [tools.node, ...words], process.cwd())
})
