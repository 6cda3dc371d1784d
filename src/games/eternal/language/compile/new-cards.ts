import { NONE } from '../../../../kernel/state.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { defIndex } from '../../content.ts'
import * as effects from '../../rules/effects/index.ts'
import { DEPLETED_PLAY, EXHAUSTED_PLAY } from '../../rules/playing/how-played.ts'
import { makers } from '../../rules/zones/making.ts'
import { maskOf } from '../../skills.ts'
import type { Effect, NewCard, Objects, Things } from '../nodes.ts'
import { giftOf } from './changes.ts'
import type { PayingCompiler } from './paying.ts'
import { isPick } from './picks.ts'

/** Cards that are played by an effect, made, or made into others. */
export function writeNewCards(
  compiler: PayingCompiler,
  node: Extract<Effect, { op: 'play' | 'playNew' | 'drawNew' | 'putNew' | 'transform' }>,
): void {
  const { assembler, jump, gather, next, forget, count, put } = compiler.steps
  switch (node.op) {
    case 'play': {
      const all = assembler.local()
      const it = assembler.local()
      const used = assembler.local()
      const again = assembler.label()
      const end = assembler.label()
      const how =
        (node.exhausted === true ? EXHAUSTED_PLAY : 0) | (node.depleted === true ? DEPLETED_PLAY : 0)
      compiler.emit(gather, compiler.objects(node.what), all)
      compiler.emit(forget, used)
      assembler.place(again)
      assembler.emitTo(end, next, 2, all, it)
      const still = chosenFrom(node.what)
      if (still !== undefined) compiler.emit(effects.keepFitting, it, compiler.set(still))
      const on = node.on === undefined ? 0 : compiler.set(node.on)
      if (node.with !== undefined) compiler.emit(effects.dressPlayed, it, giftOf(compiler, node.with), on)
      compiler.emit(effects.playOne, it, how, on)
      assembler.emitTo(again, jump, 0)
      assembler.place(end)
      return
    }
    case 'playNew': {
      const into = assembler.local()
      const left = assembler.local()
      const again = assembler.label()
      const end = assembler.label()
      compiler.emit(put, left, compiler.amount(node.n ?? 1))
      assembler.place(again)
      assembler.emitTo(end, count, 1, left)
      compiler.emit(
        effects.playNew,
        maker(compiler, node.card),
        node.on === undefined ? 0 : compiler.set(node.on),
        into,
      )
      assembler.emitTo(again, jump, 0)
      assembler.place(end)
      if (node.as !== undefined) compiler.bind(node.as, 'thing', node, into)
      return
    }
    case 'drawNew': {
      const into = assembler.local()
      compiler.emit(effects.drawNew, maker(compiler, node.card), compiler.amount(node.n ?? 1), into)
      if (node.as !== undefined) compiler.bind(node.as, 'thing', node, into)
      return
    }
    case 'putNew':
      compiler.emit(
        effects.putNew,
        maker(compiler, node.card),
        compiler.amount(node.n ?? 1),
        effects.TO.indexOf(node.to) | (node.of === 'enemy' ? 8 : 0),
      )
      return
    case 'transform':
      compiler.emit(effects.transform, compiler.objects(node.what), maker(compiler, node.into))
      return
    default:
      return missing(node)
  }
}

/** The cards among which those that are played must still be when their turn comes (EG11). */
function chosenFrom(what: Objects): Things | undefined {
  const set = isPick(what) ? what.of : what
  const of = set.op === 'topmost' ? set.of : set
  return of.op === 'cards' ? of : undefined
}

function maker(compiler: PayingCompiler, card: NewCard): number {
  const plain = {
    definition: NONE,
    copyOf: 0,
    filter: 0,
    strength: 0,
    health: 0,
    skills: 0,
    laterSkills: 0,
    warcry: 0,
    skillsOf: 0,
    sets: false,
  }
  switch (card.op) {
    case 'copyOf':
      return makers.push({ ...plain, copyOf: compiler.set(card.of) }) - 1
    case 'randomCard':
      return makers.push({ ...plain, filter: compiler.filter(card.that) }) - 1
    case 'card': {
      const values = card.with ?? {}
      const list = values.skills ?? []
      const given = maskOf(list.map(({ skill }) => skill).filter((skill) => skill !== 'warcry'))
      return (
        makers.push({
          ...plain,
          definition: defIndex(card.id),
          sets: values.strength !== undefined,
          strength: values.strength === undefined ? 0 : compiler.amount(values.strength),
          health: values.health === undefined ? 0 : compiler.amount(values.health),
          skills: given.first,
          laterSkills: given.later,
          warcry: list.reduce((n, { skill, n: more }) => (skill === 'warcry' ? n + (more ?? 1) : n), 0),
          skillsOf: values.skillsOf === undefined ? 0 : compiler.set(values.skillsOf),
        }) - 1
      )
    }
    default:
      return missing(card)
  }
}
