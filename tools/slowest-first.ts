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
  'tests/server/proxy.test.ts': 61,
  'tests/web/online/online-pages.test.ts': 61,
  'tests/web/layout/layout.test.ts': 45,
  'tests/server/chaos/cluster.test.ts': 31,
  'tests/cli/join.test.ts': 28,
  'tests/web/online/lying-server.test.ts': 21,
  'tests/web/spoilers.test.ts': 21,
  'tests/cli/packs.test.ts': 20,
  'tests/web/layout/page-layout.test.ts': 19,
  'tests/lab/over-redis.test.ts': 17,
  'tests/web/campaign.test.ts': 17,
  'tests/web/last-turn.test.ts': 17,
  'tests/web/layout/axe.test.ts': 17,
  'tests/web/online/online-company.test.ts': 17,
  'tests/web/traps.test.ts': 17,
  'tests/server/store/writing-release.test.ts': 16,
  'tests/web/online/listening.test.ts': 16,
  'tests/web/whole-games.test.ts': 16,
  'tests/web/online/one-house.test.ts': 15,
  'tests/server/load/load.test.ts': 14,
  'tests/toy/page/on-the-page.test.ts': 14,
  'tests/web/online/online-campaign.test.ts': 14,
  'tests/scenarios/mutation.test.ts': 13,
  'tests/web/online/friends.test.ts': 13,
  'tests/web/rulebook.test.ts': 13,
  'tests/web/why-not.test.ts': 13,
  'tests/cli/play.test.ts': 12,
  'tests/lab/run-file.test.ts': 12,
  'tests/web/online/identity.test.ts': 12,
  'tests/web/reel.test.ts': 12,
  'tests/server/chaos/sqlite.test.ts': 11,
  'tests/server/live/windows/windows.test.ts': 10,
  'tests/web/lab.test.ts': 10,
  'tests/web/online/changing-setup.test.ts': 10,
  'tests/server/checklist/17-commands.test.ts': 9,
  'tests/server/live/secrets/truths.test.ts': 9,
  'tests/server/start.test.ts': 9,
  'tests/server/store/contract.test.ts': 9,
  'tests/web/online/reporting.test.ts': 9,
  'tests/web/online/same-deal.test.ts': 9,
  'tests/scenarios/scenarios.test.ts': 8,
  'tests/server/api/hostile-bodies.test.ts': 8,
  'tests/server/checklist/17-bodies.test.ts': 8,
  'tests/server/live/faults/shelf.test.ts': 8,
  'tests/text/every-sentence.test.ts': 8,
  'tests/web/layout/size.test.ts': 8,
  'tests/web/online/answer-orders.test.ts': 8,
  'tests/web/online/going-back.test.ts': 8,
  'tests/web/online/stopped-tables.test.ts': 8,
  'tests/web/saves.test.ts': 8,
  'tests/lab/bench.test.ts': 7,
  'tests/server/checklist/01-hostile.test.ts': 7,
  'tests/server/checklist/17-refusals.test.ts': 7,
  'tests/web/cards.test.ts': 7,
  'tests/web/log.test.ts': 7,
  'tests/web/online/checklist-11.test.ts': 7,
  'tests/web/online/leaving.test.ts': 7,
  'tests/web/results.test.ts': 7,
  'tests/cli/host.test.ts': 6,
  'tests/eternal/packs/compiled-packs.test.ts': 6,
  'tests/server/api/answers.test.ts': 6,
  'tests/server/chaos/wrong-clock.test.ts': 6,
  'tests/server/checklist/21-evenings.test.ts': 6,
  'tests/web/online/holiday.test.ts': 6,
  'tests/cli/shapes.test.ts': 5,
  'tests/lab/simulate.test.ts': 5,
  'tests/scenarios/bad-files.test.ts': 5,
  'tests/server/live/secrets/truths-http.test.ts': 5,
  'tests/table/shown-views.test.ts': 5,
  'tests/web/online/handed-focus.test.ts': 5,
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
  ['tests/web/', 4],
  ['tests/toy/page/', 3],
  ['tests/cli/', 3],
  ['tests/server/', 2],
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
