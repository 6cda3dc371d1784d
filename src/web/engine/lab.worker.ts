import type { BothLanguages } from '../../kernel/refusal.ts'
import { reportOf } from '../../lab/report/chapters.ts'
import { writeCsv } from '../../lab/report/csv.ts'
import { writeHtml } from '../../lab/report/html.ts'
import { writeJson } from '../../lab/report/json.ts'
import type { Report } from '../../lab/report/model.ts'
import type { Sum } from '../../lab/simulate/counts.ts'
import { checkStudy, type Study } from '../../lab/simulate/series.ts'
import { playStretch, type Stretch } from '../../lab/simulate/stretch.ts'
import type { Lang } from '../../language/face.ts'
import { inBothLanguages } from './problem.ts'

/** What the Lab asks of a worker: to play some games, or to say what came of all of them. */
export type LabTask =
  | { readonly kind: 'play'; readonly study: Study; readonly stretch: Stretch }
  | { readonly kind: 'report'; readonly study: Study; readonly sum: Sum; readonly lang: Lang }

export interface WrittenReport {
  readonly report: Report
  readonly csv: string
  readonly json: string
  readonly html: string
}

export type LabAnswer =
  | { readonly kind: 'played'; readonly sum: Sum; readonly stretch: Stretch }
  | ({ readonly kind: 'reported' } & WrittenReport)
  | { readonly kind: 'refused'; readonly message: BothLanguages }

async function answer(task: LabTask): Promise<LabAnswer> {
  try {
    if (task.kind === 'play') {
      checkStudy(task.study)
      return { kind: 'played', sum: playStretch(task.study, task.stretch), stretch: task.stretch }
    }
    const report = reportOf(task.study, task.sum, task.lang)
    return {
      kind: 'reported',
      report,
      csv: writeCsv(report),
      json: writeJson(report),
      html: await writeHtml(report),
    }
  } catch (error) {
    return { kind: 'refused', message: inBothLanguages(error) }
  }
}

addEventListener('message', async ({ data }: MessageEvent<LabTask>) => postMessage(await answer(data)))
