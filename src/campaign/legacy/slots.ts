import type { BothLanguages } from '../../kernel/refusal.ts'

/** A box of the rulebook that is empty until its chapter. */
export interface Slot {
  readonly letter: string
  /** The place in the book. */
  readonly part: 'tokens' | 'mats' | 'setUp' | 'turn' | 'nemesis' | 'exhausted' | 'terms' | 'after'
  readonly title: BothLanguages
  readonly text: BothLanguages
}

const slot = (
  letter: string,
  part: Slot['part'],
  title: readonly [en: string, fr: string],
  text: readonly [en: string, fr: string],
): Slot => ({ letter, part, title: { en: title[0], fr: title[1] }, text: { en: text[0], fr: text[1] } })

/** The twenty-six boxes in the order of the alphabet. */
export const slots: readonly Slot[] = [
  slot(
    'A',
    'tokens',
    ['Charge tokens', 'Jetons Charge'],
    [
      'Charges lie on the spaces under your ability, one on each space. You never have more of them than spaces.',
      'Les charges se posent sur les emplacements de votre capacité, une par emplacement. Vous n’en avez jamais plus que d’emplacements.',
    ],
  ),
  slot(
    'B',
    'tokens',
    ['Shield tokens', 'Jetons Bouclier'],
    [
      'Shields lie on minions. Whenever a minion with a shield would be dealt damage, however much, it loses one shield instead.',
      'Les boucliers se posent sur les serviteurs. Chaque fois qu’un serviteur qui en a un devrait subir des dégâts, quels qu’ils soient, il perd un bouclier à la place.',
    ],
  ),
  slot(
    'C',
    'tokens',
    ['Nemesis tokens', 'Jetons Némésis'],
    [
      'Nemesis tokens lie on the nemesis mat. What they are for stands there.',
      'Les jetons Némésis se posent sur le plateau de la némésis, qui dit à quoi ils servent.',
    ],
  ),
  slot(
    'D',
    'tokens',
    ['Pulse tokens', 'Jetons Impulsion'],
    [
      'You keep pulse tokens from turn to turn until a card lets you spend them. Nobody has more than five.',
      'Vous gardez vos jetons Impulsion d’un tour à l’autre, jusqu’à ce qu’une carte vous permette de les dépenser. Personne n’en a plus de cinq.',
    ],
  ),
  slot(
    'E',
    'tokens',
    ['Silence tokens', 'Jetons Silence'],
    [
      'A silence token lies on a minion until the next nemesis turn. A minion has one at most.',
      'Un jeton Silence reste sur un serviteur jusqu’au prochain tour de la némésis. Un serviteur n’en a jamais plus d’un.',
    ],
  ),
  slot(
    'F',
    'mats',
    ['Your ability', 'Votre capacité'],
    [
      'Your mat now has an ability. Use it in your main phase when a charge lies on each of its spaces: remove all charges, then do what it says.',
      'Votre plateau a maintenant une capacité. Utilisez-la pendant votre phase principale quand une charge occupe chacun de ses emplacements\u00a0: retirez toutes les charges, puis faites ce qu’elle dit.',
    ],
  ),
  slot(
    'G',
    'mats',
    ['Breach IV and opened breaches', 'La brèche IV et les brèches ouvertes'],
    [
      'Your temperament says how your breaches lie from now on, whether you have a fourth, and what an opened breach adds to a spell that is cast from it.',
      'Votre tempérament dit désormais comment vos brèches sont placées, si vous en avez une quatrième, et ce qu’une brèche ouverte ajoute au sort qui y est lancé.',
    ],
  ),
  slot(
    'H',
    'setUp',
    ['Marked Crystals', 'Cristaux marqués'],
    [
      'Your Crystals are your own. Those that have become flawed stay so: the aether of a flawed Crystal can only be spent to gain cards. A mage never has more than three.',
      'Vos Cristaux sont à vous. Ceux qui sont devenus imparfaits le restent\u00a0: l’éther d’un Cristal imparfait ne sert qu’à acquérir des cartes. Un mage n’en a jamais plus de trois.',
    ],
  ),
  slot(
    'I',
    'setUp',
    ['The nemesis deck', 'La pioche Némésis'],
    [
      'The deck is now made of nine cards of the nemesis and of basic cards. Each tier is shuffled on its own; the third lies at the bottom, the first on top.',
      'La pioche se compose désormais de neuf cartes de la némésis et de cartes de base. Chaque palier est mélangé à part\u202f; le troisième va au fond, le premier au-dessus.',
    ],
  ),
  slot(
    'J',
    'setUp',
    ['The basic cards of your campaign', 'Les cartes de base de votre campagne'],
    [
      'Chance has picked the basic cards that you will meet in every battle from now on. When you leave a chapter, some of them evolve: what has evolved takes the place of what it was.',
      'Le hasard a choisi les cartes de base que vous croiserez désormais à chaque bataille. Quand vous quittez un chapitre, certaines évoluent\u00a0: la nouvelle carte prend la place de l’ancienne.',
    ],
  ),
  slot(
    'K',
    'setUp',
    ['Refined piles', 'Piles raffinées'],
    [
      'After each chapter you refine one of your nine piles: in every later battle the first copy of it that each player gains costs 1 aether less. A refined pile can still be banished.',
      'Après chaque chapitre, vous raffinez l’une de vos neuf piles\u00a0: dans toutes les batailles suivantes, le premier exemplaire acquis par chaque joueur coûte 1 éther de moins. Une pile raffinée peut toujours être bannie.',
    ],
  ),
  slot(
    'L',
    'turn',
    ['One more action', 'Une action de plus'],
    [
      'In your main phase you may also gain charges and use your ability, in any order with the other actions.',
      'Pendant votre phase principale, vous pouvez aussi gagner des charges et utiliser votre capacité, dans l’ordre que vous voulez avec les autres actions.',
    ],
  ),
  slot(
    'M',
    'turn',
    ['Gaining a charge', 'Gagner une charge'],
    [
      'A charge costs 2 aether, as often as you can pay and have a free space. You gain charges for your own ability only.',
      'Une charge coûte 2 éther, aussi souvent que vous pouvez payer et qu’une case est libre. Vous ne gagnez de charges que pour votre propre capacité.',
    ],
  ),
  slot(
    'N',
    'nemesis',
    ['Minions with shields', 'Serviteurs à boucliers'],
    [
      'A minion enters play with as many shields as its card shows. They do not come back by themselves.',
      'Un serviteur entre en jeu avec autant de boucliers que sa carte en montre. Ils ne reviennent pas d’eux-mêmes.',
    ],
  ),
  slot(
    'O',
    'exhausted',
    ['When a mage is exhausted: first', 'Quand un mage est épuisé\u00a0: d’abord'],
    [
      'The nemesis unleashes twice, and that mage loses all charges.',
      'Déchaîné, deux fois, et ce mage perd toutes ses charges.',
    ],
  ),
  slot(
    'P',
    'exhausted',
    ['When a mage is exhausted: then', 'Quand un mage est épuisé\u00a0: ensuite'],
    [
      'That mage destroys one of their breaches; a spell that was prepped there is discarded.',
      'Ce mage détruit l’une de ses brèches\u202f; le sort qui y était préparé est défaussé.',
    ],
  ),
  slot(
    'Q',
    'terms',
    ['Collectively', 'Collectivement'],
    [
      'What the players do collectively they share as they like: one may do all of it, or each a part.',
      'Ce que les joueurs font collectivement, ils se le partagent comme ils veulent\u00a0: l’un peut tout prendre, ou chacun une part.',
    ],
  ),
  slot(
    'R',
    'terms',
    ['Silence', 'Réduire au silence'],
    [
      'To silence a minion, put a silence token on one that has none. In the next nemesis turn remove the token instead of resolving its PERSISTENT text; all else on the card goes on.',
      'Pour réduire un serviteur au silence, posez un jeton Silence sur un serviteur qui n’en a pas. Au prochain tour de la némésis, retirez le jeton au lieu de résoudre son effet DURABLE\u202f; le reste de la carte continue de s’appliquer.',
    ],
  ),
  slot(
    'S',
    'terms',
    ['Degrade', 'Dégrader'],
    [
      'To degrade, destroy a card in hand that costs 2 or more; you may then gain a cheaper card of the same type into your hand. If you cannot, suffer 2 damage.',
      'Pour dégrader, détruisez une carte de votre main qui coûte 2 ou plus\u202f; vous pouvez ensuite acquérir dans votre main une carte moins chère du même type. Si vous ne pouvez pas, subissez 2 dégâts.',
    ],
  ),
  slot(
    'T',
    'after',
    ['After a battle: charges', 'Après une bataille\u00a0: les charges'],
    [
      'All charges go back to the box. The ability stays on the mat for good.',
      'Toutes les charges retournent dans la boîte. La capacité reste sur le plateau pour toujours.',
    ],
  ),
  slot(
    'U',
    'after',
    ['After a battle: the nemesis', 'Après une bataille\u00a0: la némésis'],
    [
      'Basic cards go back to your pool, the others into their box. From here on a lost battle is fought again unless the chapter says otherwise, and each loss gives a point of Resolve.',
      'Les cartes de base retournent dans votre réserve de base, les autres dans leur coffret. Désormais, une bataille perdue se livre de nouveau, sauf mention contraire du chapitre, et chaque défaite donne un point de Résolution.',
    ],
  ),
  slot(
    'V',
    'mats',
    ['A gem of your own', 'Une gemme à vous'],
    [
      'The gem that you choose takes the place of one Crystal of your starting hand, for good. No two mages choose the same.',
      'La gemme que vous choisissez remplace pour toujours un Cristal de votre main de départ. Deux mages ne choisissent jamais la même.',
    ],
  ),
  slot(
    'W',
    'mats',
    ['A spell of your own', 'Un sort à vous'],
    [
      'The spell that you choose takes the place of the Spark of your starting deck, for good. No two mages choose the same.',
      'Le sort que vous choisissez remplace pour toujours l’Étincelle de votre pioche de départ. Deux mages ne choisissent jamais le même.',
    ],
  ),
  slot(
    'X',
    'mats',
    ['Swift or deep', 'Vive ou profonde'],
    [
      'Your ability grows: either it needs five charges instead of six, or it keeps six and does more.',
      'Votre capacité grandit\u00a0: elle demande cinq charges au lieu de six, ou elle en garde six et en fait davantage.',
    ],
  ),
  slot(
    'Y',
    'mats',
    ['Mastery', 'Maîtrise'],
    [
      'Each mage takes one of five masteries. It changes how you begin every battle from now on.',
      'Chaque mage prend l’une des cinq maîtrises. Elle change désormais la façon dont vous commencez chaque bataille.',
    ],
  ),
  slot(
    'Z',
    'mats',
    ['Treasure', 'Trésor'],
    [
      'Each mage carries one treasure into the last battle. Treasures stay in the campaign; everything else on your mat goes with you into other games.',
      'Chaque mage emporte un trésor dans la dernière bataille. Les trésors restent dans la campagne\u202f; tout le reste de votre plateau vous suit dans d’autres parties.',
    ],
  ),
]
