// Everything to read on the page, as files of data: the rulebook in both languages, and the scenarios that prove it.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pagesIn } from '../src/lab/rulebook/files.ts'
import { LANGUAGES } from '../src/lab/rulebook/index.ts'
import { scenarioFiles, scenariosIn } from '../src/lab/scenarios/files.ts'
import type { BookPage, ExampleEntry, ExamplePosition } from '../src/web/learn/book.ts'

const GAMES = ['aeons-end', 'eternal']

function bookOf(root: string, lang: (typeof LANGUAGES)[number], game: string): readonly BookPage[] {
  return pagesIn(join(root, 'rulebook'), lang, game).map(({ name, title, blocks }) => ({
    name,
    title,
    blocks,
  }))
}

/** One entry a scenario, and the positions file by file. */
function examplesOf(root: string, game: string) {
  const entries: ExampleEntry[] = []
  const files: ExamplePosition[][] = []
  const french: string[] = []
  const between: Record<string, number> = {}
  for (const file of scenarioFiles([join(root, 'scenarios', game)])) {
    const positions: ExamplePosition[] = []
    for (const { title, titre, campaign, proves, given } of scenariosIn(file)) {
      // What happens between two battles is no position that a table could show: the page only says so.
      if (campaign !== undefined) {
        for (const id of proves) between[id] = (between[id] ?? 0) + 1
        continue
      }
      french.push(titre ?? title)
      entries.push({ title, proves, file: files.length, place: positions.length })
      positions.push({ title, given })
    }
    files.push(positions)
  }
  return { entries, files, french, between }
}

export function library(root: string): Plugin {
  return {
    name: 'cardwright-library',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, data: unknown) =>
        this.emitFile({ type: 'asset', fileName: `library/${fileName}.json`, source: JSON.stringify(data) })
      for (const game of GAMES) {
        for (const lang of LANGUAGES) emit(`${game}-${lang}`, bookOf(root, lang, game))
        const { entries, files, french, between } = examplesOf(root, game)
        emit(`${game}-examples`, entries)
        emit(`${game}-titles-fr`, french)
        emit(`${game}-between`, between)
        files.forEach((positions, n) => {
          emit(`${game}-examples-${n}`, positions)
        })
      }
    },
  }
}
