import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Section } from '../../lab/report/model.ts'
import type { WrittenReport } from '../engine/lab.worker.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { Chart } from './Chart.tsx'
import { HEADS, numbersIn, rowsOf } from './rows.ts'
import { labWords } from './words.ts'

const w = speaking(labWords)
const MOST_IN_CHART = 30

const FORMS = [
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['html', 'text/html'],
] as const

/** What came of the games: charts, tables, and files to take along. */
export function Results({
  headline,
  written,
}: {
  readonly headline: string
  readonly written: WrittenReport
}) {
  const { report } = written
  // The answer comes into sight by itself.
  useEffect(() => document.getElementById('lab-results')?.scrollIntoView({ block: 'center' }), [headline])
  const save = (form: (typeof FORMS)[number][0], type: string) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([written[form]], { type }))
    link.download = `cardwright-${report.game}.${form}`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <section class="results-of" aria-labelledby="lab-results">
      <h2 id="lab-results" class="headline">
        {headline}
      </h2>
      <details>
        <summary>{w.value.more}</summary>
        <dl class="facts">
          {report.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p class="downloads">
        {w.value.download}:{' '}
        {FORMS.map(([form, type]) => (
          <button key={form} type="button" class="button calm" onClick={() => save(form, type)}>
            {form.toUpperCase()}
          </button>
        ))}
      </p>
      {report.chapters.map((chapter) => (
        <article key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
          <h3 id={`chapter-${chapter.id}`}>{chapter.title}</h3>
          {chapter.sections.map((section, i) => (
            <Part key={section.id} section={section} open={i === 0} />
          ))}
        </article>
      ))}
    </section>
  )
}

/** One thing that was counted; drawn when it is opened first. */
function Part({ section, open }: { readonly section: Section; readonly open: boolean }) {
  const seen = useSignal(open)
  const rows = useMemo(() => rowsOf(section, numbersIn(lang.value)), [section])
  if (rows.length === 0) return null
  return (
    <details
      class="lab-part slab"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) seen.value = true
      }}
    >
      <summary>
        <h4>{section.title}</h4>
      </summary>
      {section.note !== '' && <p class="quiet">{section.note}</p>}
      {seen.value && (
        <Chart section={section} rows={rows.slice(0, MOST_IN_CHART)} title={w.value.chart(section.title)} />
      )}
      <details>
        <summary>{w.value.table}</summary>
        <div class="scroll">
          <table>
            <caption class="unseen">{section.title}</caption>
            <thead>
              <tr>
                <th scope="col">{w.value.label}</th>
                {HEADS[section.kind].map((head) => (
                  <th key={head} scope="col" class="number">
                    {w.value[head]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }, i) => (
                <tr key={`${i} ${label}`}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    <td key={HEADS[section.kind][at]} class="number">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </details>
  )
}
