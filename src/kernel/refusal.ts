/** A sentence in both languages. */
export interface BothLanguages {
  readonly en: string
  readonly fr: string
}

/** What was found is quoted before it is known in which language it will be said. */
function inBoth(sentence: string | BothLanguages): BothLanguages {
  if (typeof sentence === 'string') return { en: sentence, fr: sentence }
  const { en, fr } = sentence
  return fr === en ? sentence : { en, fr: fr.replace(/“([^”]*)”/g, '«\u202f$1\u202f»') }
}

/** An error whose sentence people meet in their own language. */
export class Bilingual extends Error {
  /** The same in French; as the message where there is no other. */
  readonly french: string

  constructor(sentence: string | BothLanguages) {
    const { en, fr } = inBoth(sentence)
    super(en)
    this.french = fr
  }
}

/** Something from outside (file, link, flag, deck, save) that cannot be used: one sentence, and where. */
export class Refusal extends Bilingual {
  override readonly name = 'Refusal'
  readonly place: string
  /** The sentence alone, for those who say the place in their own words or not at all. */
  readonly sentence: BothLanguages

  /** Only people who write files or commands meet a sentence that is in English alone. */
  constructor(sentence: string | BothLanguages, place = '') {
    const said = inBoth(sentence)
    super(place === '' ? said : { en: `${place}: ${said.en}`, fr: `${place}\u00a0: ${said.fr}` })
    this.place = place
    this.sentence = said
  }
}

/** What went wrong, as part of a sentence: a limit says it itself, a fault of ours has only its own words. */
export function reasonOf(error: unknown): BothLanguages {
  if (error instanceof Bilingual) return { en: error.message, fr: error.french }
  const words = error instanceof Error ? error.message : String(error)
  return { en: `a rule failed (${words})`, fr: `une règle a échoué (${words})` }
}
