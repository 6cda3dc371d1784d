/** A sentence in both languages, for refusals that people meet while they play. */
export interface BothLanguages {
  readonly en: string
  readonly fr: string
}

/** Something from outside (file, link, flag, deck, save) that cannot be used: one sentence, and where. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly place: string
  /** The same in French; as the message where only people who write files or commands can meet it. */
  readonly french: string

  constructor(sentence: string | BothLanguages, place = '') {
    const { en, fr } = typeof sentence === 'string' ? { en: sentence, fr: sentence } : sentence
    super(place === '' ? en : `${place}: ${en}`)
    this.place = place
    this.french = place === '' ? fr : `${place}\u00a0: ${fr}`
  }
}
