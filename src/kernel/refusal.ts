/** Something from outside (file, link, flag, deck, save) that cannot be used: one sentence, and where. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly place: string

  constructor(message: string, place = '') {
    super(place === '' ? message : `${place}: ${message}`)
    this.place = place
  }
}
