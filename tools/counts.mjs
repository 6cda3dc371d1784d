// A vitest reporter that writes what happened to the file named by CARDWRIGHT_COUNTS, for tools/test.mjs.
import { writeFileSync } from 'node:fs'

export default class Counts {
  onTestRunEnd(modules, unhandled, reason) {
    const counts = { passed: 0, failed: 0, skipped: 0, files: modules.length, reason }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') counts.passed += 1
        else if (state === 'failed') counts.failed += 1
        else counts.skipped += 1
      }
      // A file that does not load, or a group whose preparation fails, has no failed test of its own.
      counts.failed += module.errors().length
      for (const group of module.children.allSuites()) counts.failed += group.errors().length
    }
    counts.failed += unhandled.length
    writeFileSync(process.env.CARDWRIGHT_COUNTS, JSON.stringify(counts))
  }
}
