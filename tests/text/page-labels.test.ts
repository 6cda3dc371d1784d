import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { markedWords } from '../../src/games/aeons-end/text/words/marked.ts'
import { whole } from '../../src/games/aeons-end/whole.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { words as frenchWords } from '../../src/games/eternal/text/words/french/index.ts'
import type { CardEntry } from '../../src/language/face.ts'
import { elide, typeset } from '../../src/language/text/french/elision.ts'
import { aCard, type InSentence, theCard } from '../../src/web/card/naming.ts'
import { decksWords } from '../../src/web/decks/words.ts'
import { setupWords } from '../../src/web/setup/words.ts'
import { aeonsEndWords } from '../../src/web/table/aeons-end/words/words.ts'
import { eternalWords } from '../../src/web/table/eternal/words/words.ts'
import { faultsOf } from './sentences.ts'

/*
 * What the page itself says of cards, with every card of both games: a card in a French sentence has its article, which
 * contracts and elides like any other. The page elides what its catalogues say.
 */

interface Named {
  readonly a: InSentence
  readonly the: InSentence
}

const spoken = (entry: CardEntry): Named => ({ a: aCard(entry), the: theCard(entry) })
const set = (text: string): string => typeset(elide(text))

const w = eternalWords.fr
const ofEternal = ({ a, the }: Named): string[] => [
  w.plays(true, a),
  w.plays(false, a),
  w.uses(true, the),
  w.uses(false, the),
  w.on(the),
  w.leaveAttack(the),
  w.whomBlocks(the),
  w.block(the, the),
  w.unblock(the, the),
  w.several(the),
  w.attached('Arme', the),
  decksWords.fr.add(a),
  decksWords.fr.drop(a),
  decksWords.fr.needs(2, 'Feu', a),
]

const v = aeonsEndWords.fr
const ofAeonsEnd = ({ a, the }: Named): string[] => [
  v.holds([a]),
  v.nextHand(0, [a, a]),
  v.nextHand(2, [a]),
  v.prepCard(a),
  v.discardPower(the),
  setupWords.fr.lock(the),
  setupWords.fr.roll(the),
  setupWords.fr.remove(the),
]

const entries = {
  eternal: eternal.cardIds.map((id) => frenchWords.card(id)),
  'aeons-end': aeonsEnd.cardIds.map((id) => markedWords('fr', whole.dealing.collection).card(id)),
}

describe('a card in the words of the page', () => {
  it.each([
    ['eternal', ofEternal],
    ['aeons-end', ofAeonsEnd],
  ] as const)('has its article in %s', (game, wordings) => {
    const faults = entries[game].flatMap((entry) =>
      wordings(spoken(entry)).flatMap((line) => faultsOf(set(line), 'fr', 'option', game)),
    )
    expect(faults).toEqual([])
    expect(entries[game].length).toBeGreaterThan(200)
  })

  it('contracts and elides with it', () => {
    const among =
      (cards: readonly CardEntry[]) =>
      (name: string, say: (card: Named) => string): string =>
        set(say(spoken(cards.find((entry) => entry.name === name)!)))
    const said = among(entries.eternal)
    expect(said('Torche', ({ a }) => w.plays(true, a))).toBe('Vous jouez une Torche')
    expect(said('Torche', ({ the }) => w.several(the))).toBe('Que faire de la Torche\u202f?')
    expect(said('Goliath de lave', ({ the }) => w.several(the))).toBe('Que faire du Goliath de lave\u202f?')
    expect(said('Hache lourde', ({ the }) => w.uses(true, the))).toBe('Capacité de la Hache lourde')
    expect(said('Assassin au couteau', ({ the }) => w.uses(false, the))).toBe(
      'Capacité de l’Assassin au couteau (adverse)',
    )
    const piled = among(entries['aeons-end'])
    expect(piled('Jade', ({ the }) => setupWords.fr.lock(the))).toBe('Verrouiller le Jade')
    expect(piled('Jade', ({ the }) => setupWords.fr.roll(the))).toBe('Tirer une autre carte que le Jade')
    expect(piled('Opale brûlante', ({ the }) => setupWords.fr.remove(the))).toBe('Enlever l’Opale brûlante')
    expect(piled('Vision amplifiée', ({ the }) => setupWords.fr.lock(the))).toBe(
      'Verrouiller la Vision amplifiée',
    )
  })

  it('is in the plain words of the terminal without the marks that only elision reads', () => {
    for (const game of [aeonsEnd, eternal])
      for (const id of game.cardIds)
        expect(JSON.stringify(game.words.fr.card(id))).not.toMatch(/[\u2060-\u2064]/)
  })

  it('comes into a catalogue as part of a sentence, never as a bare name', () => {
    const bare = globSync('src/web/**/*words.ts').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^ {2}readonly \w+: \(.*\b(?:cards?|units?|gems?): string.*$/gm,
        ),
      ].map(([line]) => `${file}: ${line.trim()}`),
    )
    expect(bare).toEqual([])
  })
})
