import { botNamed } from '../../bots/index.ts'
import type { Campaign } from '../../campaign/campaign.ts'
import { asked, optionWords, plainText, slotWords, storyPage } from '../../campaign/legacy/words/index.ts'
import { writeCampaign } from '../../campaign/record.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import { type GameRecord, writeRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type KeptFile, writeBeside, writeNew } from '../../lab/files.ts'
import type { Lang } from '../../language/face.ts'
import { openRecord } from '../../table/opening.ts'
import { Table } from '../../table/table.ts'
import { placesLike } from '../saved-game.ts'
import { Seat } from '../seat.ts'
import type { PlayedByTyping } from '../typed-lines.ts'
import { book, exported, sheet } from './sheet.ts'
import { type CampaignWords, campaignWords } from './words.ts'

export const PERSON = 'person'

/** Where a campaign is played in the terminal: interludes here, battles at a seat. */
export class CampaignPlay implements PlayedByTyping {
  readonly campaign: Campaign
  private readonly lang: Lang
  private readonly words: CampaignWords
  private readonly kept: KeptFile
  private readonly print: (text: string) => void
  private readonly today: string
  private seat: Seat | null = null
  /** What is on disk. */
  private last = ''
  /** Could the last choice not be saved? */
  private unsaved = false

  constructor(
    campaign: Campaign,
    options: { lang: Lang; kept: KeptFile; today: string; print: (text: string) => void },
  ) {
    this.campaign = campaign
    this.lang = options.lang
    this.kept = options.kept
    this.print = options.print
    this.today = options.today
    this.words = campaignWords[options.lang]
  }

  get over(): boolean {
    return this.campaign.state.asked.kind === 'end'
  }

  get prompt(): string {
    if (this.seat !== null) return this.seat.prompt
    return this.words.ask(Math.max(1, this.campaign.state.asked.options.length))
  }

  async show(): Promise<void> {
    if (this.seat !== null) await this.seat.show()
    else this.question()
  }

  interrupt(): void {
    this.seat?.interrupt()
  }

  /** One typed line; gives false when the person leaves, who stays where that would lose the campaign. */
  async enter(line: string): Promise<boolean> {
    const text = line.trim()
    if (text === 'q') return !this.leave()
    try {
      if (this.seat !== null) await this.battle(this.seat, line)
      else await this.interlude(text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.print(this.lang === 'fr' ? error.french : error.message)
    }
    return !this.over
  }

  /** Saves after a choice; a full disk does not end the campaign, and is said once. */
  private save(): void {
    try {
      this.write()
      this.unsaved = false
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!this.unsaved) this.print(this.words.notSaved(this.lang === 'fr' ? error.french : error.message))
      this.unsaved = true
    }
  }

  private get text(): string {
    return `${writeCampaign(this.campaign.record)}\n`
  }

  /** Writes it where it belongs; refused where that is not possible. */
  write(): void {
    const { text } = this
    this.kept.write(text)
    this.last = text
  }

  /** Saves it before the person leaves, and says where; false when it could not be saved. */
  leave(): boolean {
    this.unsaved = false
    if (this.last !== this.text) this.save()
    if (!this.unsaved) this.print(this.words.saved(this.kept.file))
    return !this.unsaved
  }

  /** The program ends: whatever is not on disk is kept wherever that is possible. */
  rescue(): void {
    const { text } = this
    if (this.last === text) return
    for (const file of placesLike(this.kept.file))
      try {
        if (file === this.kept.file) this.kept.write(text)
        else writeNew(file, text)
        this.last = text
        this.print(this.words.saved(file))
        return
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    this.print(this.words.lost)
  }

  private async interlude(text: string): Promise<void> {
    const [command, ...rest] = text.split(/\s+/)
    const { lang, words, campaign } = this
    const { asked: question } = campaign.state
    const options = Math.max(1, question.options.length)
    if (command === 'h' || command === '?') this.print(words.help)
    else if (command === 'm') this.print(sheet(campaign.state, lang).join('\n'))
    else if (command === 'r') this.print(book(campaign.state, lang).join('\n'))
    else if (command === 'seats') this.sit(rest.join('').split(','))
    else if (/^\d+$/.test(text) || (text === '' && options === 1)) {
      const number = text === '' ? 1 : Number(text)
      if (number < 1 || number > options) this.print(words.noSuchOption(text, options))
      else if (question.kind === 'battle') await this.fight()
      else {
        campaign.answer(number - 1)
        this.save()
        this.question()
      }
    } else this.print(words.noSuchOption(text, options))
  }

  private sit(seats: readonly string[]): void {
    for (const who of seats) if (who !== PERSON) botNamed(who)
    this.campaign.seat(seats)
    this.save()
    this.print(this.words.seats(seats.join(', ')))
  }

  private async fight(): Promise<void> {
    const { campaign, lang, print } = this
    const { game } = campaign.battles
    const { document, seed } = campaign.battle
    const { current } = campaign.record
    const table = (current === null ? null : this.opened(current)) ?? Table.begin(game, document, seed)
    const bots = campaign.state.seats.map((who, i) => {
      if (who === PERSON) return null
      const bot = botNamed(who)
      bot.begin(derivedSeed(seedFrom(seed), 1 + i))
      return bot
    })
    this.seat = new Seat(table, { lang, bots, file: `${this.kept.file}.battle.json`, ours: false, print })
    await this.seat.show()
    this.afterMove(this.seat)
  }

  /**
   * The battle where it was left, or where it last agrees with the rules of today: then it is kept as it was, too. Null when it
   * cannot even be dealt any more, or is another battle: it is fought again.
   */
  private opened(record: GameRecord): Table | null {
    const { made, differs } = openRecord(this.campaign.battles.game, record)
    if (differs === null) return made
    const file = writeBeside(`${this.kept.file}.battle.json`, `${writeRecord(record)}\n`)
    this.print(this.words.differs(differs[this.lang], file))
    return made !== null && this.belongsHere(made) ? made : null
  }

  private belongsHere(table: Table): boolean {
    try {
      this.campaign.keep(table.session.record())
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  private async battle(seat: Seat, line: string): Promise<void> {
    await seat.enter(line)
    this.afterMove(seat)
  }

  private afterMove(seat: Seat): void {
    const record = seat.table.session.record()
    if (!seat.table.over) {
      this.campaign.keep(record)
      this.save()
      return
    }
    this.seat = null
    this.campaign.finish(record, this.today)
    this.save()
    this.question()
  }

  private question(): void {
    const { campaign, lang, print, words } = this
    const { state } = campaign
    const { asked: question } = state
    const { name, text } = asked(state, question, lang)
    print(`\n${name}`)
    if (question.story !== undefined)
      for (const paragraph of storyPage(question.story, lang).body) print(`\n${paragraph}`)
    if (text !== '') print(text)
    for (const letter of question.slots ?? '') {
      const box = slotWords(letter, lang)
      print(`  ${letter}  ${box.name}. ${box.text}`)
    }
    if (question.kind === 'end') {
      print(`${words.over}\n${exported(state, lang).join('\n')}`)
      return
    }
    print('')
    if (question.kind === 'battle') print(`  1. ${words.begin(campaign.record.current !== null)}`)
    question.options.forEach((id, i) => {
      const option = optionWords(question, id, lang)
      const text = plainText(option.text, lang)
      print(`${String(i + 1).padStart(3)}. ${option.name}${text === '' ? '' : ` — ${text}`}`)
    })
  }
}
