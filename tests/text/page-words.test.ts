import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { deckTitle } from '../../src/games/eternal/deck-building/titles.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { elide, typeset } from '../../src/language/text/french/elision.ts'
import { marksInWords } from '../../src/language/text/marks.ts'
import { aCard, theCard } from '../../src/web/card/naming.ts'
import { cardWords, kindWord } from '../../src/web/card/words.ts'
import { cardsWords } from '../../src/web/cards/words.ts'
import { decksWords } from '../../src/web/decks/words.ts'
import { setupWords } from '../../src/web/setup/words.ts'
import { aeonsEndWords } from '../../src/web/table/aeons-end/words/words.ts'
import { eternalWords } from '../../src/web/table/eternal/words/words.ts'
import { tableWords } from '../../src/web/table/words.ts'

/* Words of the page as they must read in French, each once; `one-word.test.ts` says which must never stand anywhere. */

const said = (text: string): string => typeset(elide(text)).replace(/[\u00a0\u202f]/g, ' ')

const { fr: card } = cardWords
const { fr: cards } = cardsWords
const { fr: decks } = decksWords
const { fr: setup } = setupWords
const { fr: ae } = aeonsEndWords
const { fr: duel } = eternalWords
const { fr: table } = tableWords
const unit = theCard({
  ...eternal.words.fr.card('2-7'),
  named: { a: 'un Loup éclipsant', the: 'le Loup éclipsant' },
})

const WORDS: readonly (readonly [what: string, said: string, right: string])[] = [
  // Puissance, vie, compétence.
  [
    'a third of power cards',
    setup.formats.throne!.text,
    'De 75 à 150 cartes, quatre exemplaires au plus hors sceaux, un tiers de cartes de puissance.',
  ],
  ['a power card of Eternal', kindWord(card, { game: 'eternal', type: 'power' }), 'Puissance'],
  ['a power of a nemesis', kindWord(card, { game: 'aeons-end', type: 'power' }), 'Pouvoir'],
  ['health of a unit', card.numbers.health!, 'vie'],
  ['a relic weapon', card.kinds['relic weapon']!, 'Arme-relique'],
  ['filter by skill', cards.keyword, 'Compétence'],
  ['any set, any faction', cards.any, 'toutes'],
  ['any cost', cards.anyCost, 'tous'],
  ['power that is left', duel.left(2), 'reste 2 de puissance'],
  [
    'a hand to keep',
    duel.coachKeep,
    'Sept cartes. Deux à quatre cartes de puissance font une bonne main ; sinon, repiochez une fois.',
  ],
  // Elision, and you and the opponent.
  ['the mat of Adelheim', ae.lookAt(ae.named('Adelheim')), 'Voir le plateau d’Adelheim'],
  ['the hand of Ulgimor', ae.hand(ae.named('Ulgimor')), 'Main d’Ulgimor'],
  ['the hand of a mage without a name', ae.hand(ae.unnamed(2, 2)), 'Main du deuxième mage'],
  ['back to the only mage', ae.backTo(ae.unnamed(1, 1)), 'Revenir au mage'],
  ['your side', duel.side(duel.you), 'Votre côté'],
  ['their side', duel.side(duel.opponent), 'Côté adverse'],
  ['the side of Olga', duel.side('Olga'), 'Côté d’Olga'],
  ['your seat', duel.seatOf(duel.you), 'Votre place'],
  ['their seat', duel.seatOf(duel.opponent), 'Place adverse'],
  // Roll again is no « retirer ».
  [
    'roll a pile again',
    setup.roll(theCard({ ...aeonsEnd.words.fr.card('jade'), named: { a: 'un Jade', the: 'le Jade' } })),
    'Tirer une autre carte que le Jade',
  ],
  ['roll all', setup.rollAll, 'Tirer à nouveau les piles non verrouillées'],
  // One name for one thing.
  ['War Eternal, in the set-up', setup.sets['war-eternal'], 'Guerre Éternelle'],
  ['War Eternal, among the cards', cards.sets['war-eternal']!, 'Guerre Éternelle'],
  ['the turn order deck', ae.places['turn order deck']!, 'paquet d’ordre du tour'],
  ['the deck of a player', ae.deck, 'pioche'],
  ['rulings', cards.rulings, 'Décisions'],
  ['the second main phase', duel.parts[2]!, 'Principale 2'],
  [
    'difficulties',
    Object.values(setup.difficulties)
      .map(({ name }) => name)
      .join(', '),
    'Débutante, Normale, Experte, Extinction',
  ],
  ['a ready deck', deckTitle('Rakano Warcry', 'fr'), 'Cri de guerre de Rakano'],
  // No calques.
  ['which attacker', duel.whomBlocks(unit), 'Quel attaquant bloquer avec le Loup éclipsant ?'],
  ['the odds', table.chance(63), '63 % de chances de gagner.'],
  ['no such deck', decks.missing, 'Ce deck n’est pas dans ce navigateur.'],
  ['no such card', cards.missing, 'Cette carte n’existe pas.'],
  ['click to add', decks.empty, 'Rien encore. Cliquez sur des cartes pour les ajouter.'],
  ['their turn', duel.turn(3, false), 'Tour 3, de l’adversaire'],
  [
    'a card of the opponent',
    duel.plays(
      false,
      aCard({ ...eternal.words.fr.card('1-8'), named: { a: 'une Torche', the: 'la Torche' } }),
    ),
    'L’adversaire joue une Torche',
  ],
  [
    'bring the nemesis to 0',
    setup.intro['aeons-end'],
    'Vos amis et vous jouez des mages qui défendent la ville de Gravehold. Faites tomber la némésis à 0 point de vie, ou épuisez sa pioche, avant que la ville ou tous les mages ne tombent.',
  ],
  [
    'the bonus of a breach',
    ae.bonus(1),
    'Les sorts lancés d’ici infligent 1 de plus une fois la brèche ouverte',
  ],
  [
    'gems for aether',
    ae.coach['main phase']!,
    'Jouez vos gemmes pour avoir de l’{ae}, achetez cartes, brèches ou charges, et préparez des sorts pour votre prochain tour.',
  ],
]

describe('the page in French', () => {
  it.each(WORDS)('%s', (_, words, right) => {
    expect(said(words)).toBe(right)
  })

  it('says of Regen and Decay what they do', () => {
    const meanings = readFileSync('src/web/table/eternal/words/skill-meanings.ts', 'utf8')
    expect(meanings).toContain("regen: 'Les premiers dégâts qu’elle subit sont annulés.'")
    expect(meanings).toContain(
      "decay: 'Ses dégâts retirent pour de bon autant de force et de vie à une unité.'",
    )
  })

  it('reads several influences one by one', () => {
    const names = { F: 'Feu', T: 'Temps', J: 'Justice', P: 'Primal', S: 'Ombre' }
    expect(said(marksInWords('Gagnez {J}{P}.', names))).toBe('Gagnez Justice, Primal.')
    expect(said(marksInWords('{F}{F} : +2 de force', names))).toBe('2 Feu : +2 de force')
  })

  it('sets the colon behind a label as its language does', () => {
    const wrong = globSync('src/web/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^.*(?:`[^`]*\}: ?\$\{|\}: \{\w).*$/gm)].map(
        ([line]) => `${file}: ${line}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has no invisible mark in the types of a unit', () => {
    const kin = eternal.cardIds.flatMap((id) => eternal.words.fr.card(id).kin ?? [])
    expect(kin).toContain('Valkyrie')
    expect(kin.filter((each) => /[\u2060-\u2064]/.test(each))).toEqual([])
  })
})
