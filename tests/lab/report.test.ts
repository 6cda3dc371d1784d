import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { reportOf } from '../../src/lab/report/chapters.ts'
import { drawChart } from '../../src/lab/report/chart.ts'
import { writeCsv } from '../../src/lab/report/csv.ts'
import { writeReport } from '../../src/lab/report/files.ts'
import { writeHtml } from '../../src/lab/report/html.ts'
import type { Report, Section } from '../../src/lab/report/model.ts'
import { playStretch } from '../../src/lab/simulate/stretch.ts'
import { LANGS } from '../../src/language/face.ts'
import { inFolder } from '../cli/line.ts'
import { seriesOf, studyOf } from './studies.ts'

const any = { kind: 'any', flags: {} } as const
const duels = studyOf({ ...seriesOf(eternal), setups: any })
const played = playStretch(duels, { first: 0, count: 60 })
const teams = studyOf(
  { ...seriesOf(aeonsEnd), setups: any },
  { ...seriesOf(aeonsEnd), setups: { kind: 'any', flags: { difficulty: 'extinction' } } },
)
const compared = playStretch(teams, { first: 0, count: 60 })

const sectionsOf = ({ chapters }: Report): Section[] => chapters.flatMap(({ sections }) => [...sections])

describe('a report', () => {
  it('tells of decks, turn order, hands and cards in Eternal', () => {
    const sections = sectionsOf(reportOf(duels, played, 'en'))
    expect(sections.map(({ id }) => id)).toEqual([
      'won',
      'outcomes',
      'length',
      'decisions',
      'turns',
      'health',
      'deck',
      'match',
      'order',
      'redraws',
      'opening-hand',
      'drawn',
      'played',
    ])
    for (const section of sections) {
      expect(section.rows.length).toBeGreaterThan(0)
      if (section.kind === 'effects')
        for (const { happened, otherwise, difference } of section.rows) {
          expect(happened.of).toBeGreaterThan(0)
          expect(otherwise.of).toBeGreaterThan(0)
          expect(difference.low).toBeLessThanOrEqual(difference.value)
          expect(difference.high).toBeGreaterThanOrEqual(difference.value)
        }
    }
  })
  it('counts every side of every game once for a question with one answer', () => {
    const order = sectionsOf(reportOf(duels, played, 'en')).find(({ id }) => id === 'order')!
    expect(order.kind).toBe('shares')
    if (order.kind !== 'shares') return
    expect(order.rows.map(({ of }) => of)).toEqual([60, 60])
    expect(order.rows.reduce((n, { count }) => n + count, 0)).toBe(60)
  })
  it('tells of nemeses, mages, luck and cards in Aeon’s End, and compares in pairs', () => {
    const report = reportOf(teams, compared, 'en')
    expect(report.chapters.map(({ id }) => id)).toEqual(['comparison', 'series-1', 'series-2'])
    const ids = sectionsOf(report).map(({ id }) => id)
    for (const id of [
      'paired-won',
      'paired-length',
      'nemesis',
      'mage',
      'supply',
      'first-nemesis-turn',
      'gravehold',
    ])
      expect(ids).toContain(id)
    // Nobody wins at random, but supply cards are gained or not.
    for (const id of ['gained', 'played', 'nemesis-card']) expect(ids).toContain(id)
  })
  it('says in French what it says in English', () => {
    const [en, fr] = (['en', 'fr'] as const).map((lang) => reportOf(teams, compared, lang))
    const figures = (report: Report) =>
      sectionsOf(report).map(({ id, rows }) => [id, rows.map((row) => ({ ...row, label: '' }))])
    expect(figures(fr!)).toEqual(figures(en!))
    sectionsOf(fr!).forEach((section, i) => {
      const other = sectionsOf(en!)[i]!
      expect(section.note).not.toBe(other.note)
    })
  })
})

describe.each(LANGS)('the page of a report in %s', (lang) => {
  const page = writeHtml(reportOf(teams, compared, lang))
  it('loads nothing and runs nothing', async () => {
    const html = await page
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\bon\w+=|\bstyle=|https?:|src=|@import|url\(/)
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)!
    const [, style] = /<style>([\s\S]*)<\/style>/.exec(html)!
    const hash = createHash('sha256').update(style!).digest('base64')
    expect(policy).toBe(`default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`)
  })
  it('has a title, a description and a table for each chart', async () => {
    const html = await page
    const sections = html.split('<section').slice(1)
    expect(sections.length).toBeGreaterThan(10)
    for (const section of sections) {
      expect(section).toContain('<table>')
      const svg = /<svg [^>]*aria-labelledby="(\S+) (\S+)"/.exec(section)
      if (svg === null) continue
      expect(section).toContain(`<title id="${svg[1]}">`)
      expect(section).toContain(`<desc id="${svg[2]}">`)
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).toContain(`<html lang="${lang}">`)
  })
})

describe('a chart', () => {
  const rows = [
    { label: '<a> & "b"', text: '+1', value: 0.1, low: -0.05, high: 0.25 },
    { label: 'c', text: '–', value: Number.NaN, low: 0, high: 1 },
  ]
  const svg = drawChart({ id: 'x', title: 't', description: 'd', rows, shape: 'points', tick: String })
  it('writes any name so that it stays a name', () => {
    expect(svg).toContain('&lt;a&gt; &amp; &quot;b&quot;')
  })
  it('draws a value inside its interval, and nothing where there is no value', () => {
    const [interval] = [...svg.matchAll(/class="interval" x1="([\d.]+)" x2="([\d.]+)"/g)]
    const [, point] = /class="point" cx="([\d.]+)"/.exec(svg)!
    expect(Number(interval![1])).toBeLessThan(Number(point))
    expect(Number(interval![2])).toBeGreaterThan(Number(point))
    expect(svg.match(/class="point"/g)).toHaveLength(1)
    expect(svg).not.toContain('NaN')
  })
})

describe('the table of a report', () => {
  it('has a row for each figure, as wide as its head', () => {
    const report = reportOf(duels, played, 'en')
    const [head, ...lines] = writeCsv(report).trimEnd().split('\n')
    expect(lines).toHaveLength(sectionsOf(report).reduce((n, { rows }) => n + rows.length, 0))
    const width = (line: string) => line.replaceAll(/"[^"]*"/g, '').split(',').length
    for (const line of lines) expect(width(line)).toBe(width(head!))
  })
  it('cannot be taken for a formula', () => {
    const estimate = { value: 0, low: 0, high: 0 }
    const row = { id: '=1+1', label: '@x, "y"', count: 0, of: 1, share: estimate }
    const section = { kind: 'shares', id: 's', title: '', note: '', rows: [row] } as const
    const report = {
      lang: 'en',
      game: 'g',
      title: '',
      facts: [],
      chapters: [{ id: 'c', title: '', sections: [section] }],
    } as const
    expect(writeCsv(report).split('\n')[1]).toMatch(/^c,s,'=1\+1,"'@x, ""y""",1,0,0,0,0,/)
  })
})

describe('the files of a report', () => {
  it('have the form that their ending says', async () => {
    await inFolder(async (folder) => {
      const report = reportOf(duels, played, 'en')
      const file = join(folder, 'deep', 'a.json')
      await writeReport(file, report)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(report)))
      await expect(writeReport(join(folder, 'a.pdf'), report)).rejects.toThrow(/\.json or \.csv or \.html/)
    })
  })
})
