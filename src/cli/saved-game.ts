import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { readRecord } from '../kernel/record.ts'
import { Refusal } from '../kernel/refusal.ts'
import { KeptFile, namesLike, readText } from '../lab/files.ts'
import type { Table } from '../table/table.ts'

/** So many names are tried in each folder for what must not be lost. */
const NAMES = 9

/** Where something that must not be lost may be kept: beside its own place, under `saves`, where the machine keeps drafts. */
export function* placesLike(file: string): Generator<string> {
  for (const folder of [dirname(file), 'saves', tmpdir()])
    yield* namesLike(join(folder, basename(file)), NAMES)
}

/** A game of the terminal on disk. */
export class SavedGame {
  /** Where it is saved unless another file is named. */
  file: string
  private readonly table: Table
  /** The file that we read or wrote before; one that is there already is not ours. */
  private kept: KeptFile | null
  private last = ''

  constructor(table: Table, file: string, ours: boolean) {
    this.table = table
    this.file = file
    this.kept = ours ? new KeptFile(file, existsSync(file) ? readText(file) : null) : null
  }

  /** Is it saved after every choice? */
  get automatic(): boolean {
    return this.kept !== null
  }

  /** Is the game on disk as it stands now? */
  get current(): boolean {
    return this.last === this.text
  }

  private get text(): string {
    return `${this.table.session.save()}\n`
  }

  /** May this file be written: is it ours, new, or an earlier save of the same game? */
  free(file: string): boolean {
    return this.kept?.file === file || !existsSync(file) || this.isThisGame(file)
  }

  save(file: string): void {
    const kept =
      this.kept?.file === file ? this.kept : new KeptFile(file, existsSync(file) ? readText(file) : null)
    const { text } = this
    kept.write(text)
    this.kept = kept
    this.file = file
    this.last = text
  }

  /** Saves wherever it can be saved, and gives the name of that file; null when the whole machine is full. */
  rescue(): string | null {
    for (const file of placesLike(this.file))
      try {
        if (!this.free(file)) continue
        this.save(file)
        return file
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    return null
  }

  private isThisGame(file: string): boolean {
    try {
      const { game, seed, setup } = readRecord(readText(file))
      const own = this.table.session
      const settled = own.game.settled(own.game.readSetup(setup))
      const same = JSON.stringify(settled) === JSON.stringify(own.game.settled(own.setup))
      return game === own.game.id && seed === own.seed && same
    } catch {
      return false
    }
  }
}
