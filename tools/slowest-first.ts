import { availableParallelism } from 'node:os'
import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/*
 * In which order the files of tests run. A fresh clone has no times of an earlier run, and then the runner begins with
 * the largest file: a short file that plays whole games in a browser would begin last and end long after all others.
 */

/** The files that take longest, in seconds beside two others on two cores; what stands here decides nothing but the order. */
const SECONDS: Readonly<Record<string, number>> = {
  'tests/web/online/online.test.ts': 84,
  'tests/web/online/online-pages.test.ts': 82,
  'tests/web/layout/layout.test.ts': 61,
  'tests/web/layout/axe.test.ts': 60,
  'tests/web/layout/page-layout.test.ts': 36,
  'tests/web/whole-games.test.ts': 48,
  'tests/server/checklist/17-commands.test.ts': 47,
  'tests/web/last-turn.test.ts': 36,
  'tests/server/chaos/cluster.test.ts': 42,
  'tests/cli/join.test.ts': 42,
  'tests/web/online/online-company.test.ts': 39,
  'tests/server/proxy.test.ts': 39,
  'tests/web/spoilers.test.ts': 36,
  'tests/web/campaign.test.ts': 34,
  'tests/server/api/hostile-bodies.test.ts': 33,
  'tests/server/checklist/04-slow-sockets.test.ts': 32,
  'tests/cli/packs.test.ts': 31,
  'tests/web/why-not.test.ts': 28,
  'tests/server/store/contract.test.ts': 28,
  'tests/web/rulebook.test.ts': 27,
  'tests/web/lab.test.ts': 27,
  'tests/web/traps.test.ts': 27,
  'tests/server/live/secrets/truths.test.ts': 27,
  'tests/web/online/lying-server.test.ts': 27,
  'tests/web/online/online-campaign.test.ts': 25,
  'tests/lab/over-redis.test.ts': 24,
  'tests/toy/page/on-the-page.test.ts': 24,
  'tests/web/online/one-house.test.ts': 22,
  'tests/scenarios/mutation.test.ts': 22,
  'tests/lab/spectator.test.ts': 21,
  'tests/web/reel.test.ts': 21,
  'tests/server/start.test.ts': 20,
  'tests/web/online/checklist-11.test.ts': 20,
  'tests/web/online/changing-setup.test.ts': 19,
  'tests/web/online/stopped-tables.test.ts': 18,
  'tests/lab/simulate.test.ts': 18,
  'tests/bots/whole-games.test.ts': 16,
  'tests/web/results.test.ts': 16,
  'tests/lab/bench.test.ts': 16,
  'tests/text/every-sentence.test.ts': 15,
  'tests/web/every-press.test.ts': 15,
  'tests/lab/games.test.ts': 15,
  'tests/web/deck-builder.test.ts': 15,
  'tests/web/cards.test.ts': 15,
  'tests/web/saves.test.ts': 14,
  'tests/eternal/log/log-and-table.test.ts': 14,
  'tests/server/live/faults/shelf.test.ts': 14,
  'tests/server/load/load.test.ts': 13,
  'tests/server/chaos/sqlite.test.ts': 11,
  'tests/eternal/packs/compiled-packs.test.ts': 12,
  'tests/scenarios/scenarios.test.ts': 10,
  'tests/lab/run-file.test.ts': 10,
  'tests/server/live/windows/windows.test.ts': 10,
  'tests/server/live/time/poor-timers.test.ts': 9,
  'tests/server/checklist/01-hostile.test.ts': 9,
  'tests/cli/play.test.ts': 9,
  'tests/aeons-end/forecast.test.ts': 8,
  'tests/cli/nothing-lost.test.ts': 5,
  // No browser, whatever their folder says.
  'tests/web/eternal-draft.test.ts': 1,
  'tests/web/lessons.test.ts': 2,
  'tests/web/deck-odds.test.ts': 1,
  'tests/web/first-table.test.ts': 1,
  'tests/web/layout/pictures.test.ts': 1,
  'tests/web/problem.test.ts': 1,
  'tests/web/rules.test.ts': 1,
  'tests/web/words.test.ts': 1,
}
/** Whatever stands in a folder and not above. */
const USUAL: readonly (readonly [folder: string, seconds: number])[] = [
  ['tests/web/', 12],
  ['tests/toy/page/', 13],
  ['tests/cli/', 5],
  ['tests/server/', 4],
]

export const secondsOf = (path: string): number =>
  SECONDS[path] ?? USUAL.find(([folder]) => path.startsWith(folder))?.[1] ?? 0

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byTimeOrSize = await super.sort(files)
    if (files.every((file) => this.ctx.cache.getTestSpecificationResult(file) !== undefined))
      return byTimeOrSize
    const pathOf = ({ moduleId }: TestSpecification): string =>
      relative(this.ctx.config.root, moduleId).split(sep).join('/')
    return byTimeOrSize.sort((a, b) => secondsOf(pathOf(b)) - secondsOf(pathOf(a)))
  }
}

/**
 * One more than the cores of a small machine: whoever waits for a browser or a server leaves a core to the others.
 * Each has the modules of both games in memory, so there are never many.
 */
export const WORKERS = Math.min(availableParallelism(), 4) + 1
