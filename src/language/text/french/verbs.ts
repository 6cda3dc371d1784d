import { type Act, type Form, onceAdverb, type Predicate, sameDone } from '../discourse.ts'
import { list, phrase } from './nouns.ts'

/** The forms a rules text needs, by the infinitive. */
interface Conjugation {
  readonly you: string
  readonly one: string
  readonly many: string
  readonly past: string
}

const irregular: Readonly<Record<string, Conjugation>> = {
  acquérir: { you: 'acquérez', one: 'acquiert', many: 'acquièrent', past: 'acquis' },
  avoir: { you: 'avez', one: 'a', many: 'ont', past: 'eu' },
  choisir: { you: 'choisissez', one: 'choisit', many: 'choisissent', past: 'choisi' },
  détruire: { you: 'détruisez', one: 'détruit', many: 'détruisent', past: 'détruit' },
  devenir: { you: 'devenez', one: 'devient', many: 'deviennent', past: 'devenu' },
  devoir: { you: 'devez', one: 'doit', many: 'doivent', past: 'dû' },
  être: { you: 'êtes', one: 'est', many: 'sont', past: 'été' },
  étourdir: { you: 'étourdissez', one: 'étourdit', many: 'étourdissent', past: 'étourdi' },
  faire: { you: 'faites', one: 'fait', many: 'font', past: 'fait' },
  mettre: { you: 'mettez', one: 'met', many: 'mettent', past: 'mis' },
  mourir: { you: 'mourez', one: 'meurt', many: 'meurent', past: 'mort' },
  ouvrir: { you: 'ouvrez', one: 'ouvre', many: 'ouvrent', past: 'ouvert' },
  partir: { you: 'partez', one: 'part', many: 'partent', past: 'parti' },
  payer: { you: 'payez', one: 'paie', many: 'paient', past: 'payé' },
  perdre: { you: 'perdez', one: 'perd', many: 'perdent', past: 'perdu' },
  pouvoir: { you: 'pouvez', one: 'peut', many: 'peuvent', past: 'pu' },
  rendre: { you: 'rendez', one: 'rend', many: 'rendent', past: 'rendu' },
  prendre: { you: 'prenez', one: 'prend', many: 'prennent', past: 'pris' },
  recevoir: { you: 'recevez', one: 'reçoit', many: 'reçoivent', past: 'reçu' },
  réduire: { you: 'réduisez', one: 'réduit', many: 'réduisent', past: 'réduit' },
  remettre: { you: 'remettez', one: 'remet', many: 'remettent', past: 'remis' },
  renvoyer: { you: 'renvoyez', one: 'renvoie', many: 'renvoient', past: 'renvoyé' },
  reprendre: { you: 'reprenez', one: 'reprend', many: 'reprennent', past: 'repris' },
  résoudre: { you: 'résolvez', one: 'résout', many: 'résolvent', past: 'résolu' },
  tarir: { you: 'tarissez', one: 'tarit', many: 'tarissent', past: 'tari' },
  subir: { you: 'subissez', one: 'subit', many: 'subissent', past: 'subi' },
}

/** The regular verbs in -er; é before a mute syllable opens to è (révèle, répète). */
function regular(verb: string): Conjugation {
  if (!verb.endsWith('er')) throw new Error(`no conjugation for « ${verb} »`)
  const stem = verb.slice(0, -2)
  const open = stem.replace(/é([^aeiouyéèê]+)$/, 'è$1')
  return { you: `${stem}ez`, one: `${open}e`, many: `${open}ent`, past: `${stem}é` }
}

/** A verb may carry words of its own: « reprendre en main ». Reflexive: « se déchaîner ». */
function conjugation(verb: string): Conjugation & { readonly infinitive: string } {
  const [head, ...rest] = verb.split(' ')
  const forms = irregular[head!] ?? regular(head!)
  const with_ = (word: string) => phrase(word, ...rest)
  return {
    infinitive: verb,
    you: with_(forms.you),
    one: with_(forms.one),
    many: with_(forms.many),
    past: forms.past,
  }
}

/** The past participle, masculine singular. */
export const past = (verb: string): string => conjugation(verb).past

export function conjugate(verb: string, form: Form): string {
  const forms = conjugation(verb)
  return form === 'infinitive' ? forms.infinitive : form === 'imperative' ? forms.you : forms[form]
}

/** « placez-la », « la placer », « la place ». */
function sayAct({ verb, object, clitic, adverb, before }: Act, form: Form): string {
  const word = conjugate(verb, form)
  if (clitic === undefined) return phrase(before, word, adverb, object)
  if (form !== 'imperative') return phrase(clitic, word, adverb, object)
  const [head, ...rest] = word.split(' ')
  return phrase(`${head}-${clitic}`, ...rest, adverb, object)
}

export function say(predicate: Predicate, form: Form): string {
  switch (predicate.kind) {
    case 'act':
      return sayAct(predicate, form)
    case 'may': {
      const purpose =
        predicate.purpose === undefined ? undefined : `pour ${sayAll(predicate.purpose, 'infinitive')}`
      return phrase(conjugate('pouvoir', form), sayAll(predicate.acts, 'infinitive'), purpose)
    }
    case 'or':
      return list(
        predicate.ways.map((way) => sayAll(way, form)),
        'ou',
      )
  }
}

/** « A », « A et B », « A, B puis C », « A, puis B ». */
export function sayAll(predicates: readonly Predicate[], form: Form): string {
  const last = predicates.at(-1)
  const then = predicates.length > 1 && last?.kind === 'act' ? last.then : undefined
  const several = onceAdverb(predicates).map((each, i) =>
    each.kind === 'or' && predicates.length > 1
      ? list(
          each.ways.map((way) => `soit ${sayAll(way, form)}`),
          'ou',
        ).replace(/ ou soit /g, ', soit ')
      : (sameDone(predicates, i) ?? say(each, form)),
  )
  if (then === 'apart') return `${list(several.slice(0, -1), 'et')}, puis ${several.at(-1)}`
  return list(several, then ? 'puis' : 'et')
}
