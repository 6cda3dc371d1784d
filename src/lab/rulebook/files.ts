import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, type Page, readPage } from './index.ts'

/** A game whose rulebook is not written yet has no pages. */
const names = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => entry.name.slice(0, -'.md'.length))
    .sort()

/** All pages of a game in one language: the chapters in their order, then the rulings. */
export function pagesIn(folder: string, language: Language, game: string): Page[] {
  const root = join(folder, language, game)
  const all = [...names(root), ...names(join(root, 'rulings')).map((name) => `rulings/${name}`)]
  return all.map((name) => readPage(name, readFileSync(join(root, `${name}.md`), 'utf8')))
}
