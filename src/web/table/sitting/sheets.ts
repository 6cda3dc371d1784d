import type { SheetEntry } from '../../../language/face.ts'

/** The sheets of a game by id. Behind a colon an id says how somebody called what the sheet is of. */
export class SheetsById extends Map<string, SheetEntry> {
  override get(id: string): SheetEntry | undefined {
    const at = id.indexOf(':')
    const sheet = super.get(at < 0 ? id : id.slice(0, at))
    return sheet === undefined || at < 0 ? sheet : { ...sheet, id, name: id.slice(at + 1) }
  }
}
