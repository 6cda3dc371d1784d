import type { CampaignWords } from './words.ts'

const lives = (n: number): string => `${n} point${n < 2 ? '' : 's'} de vie`

export const french: CampaignWords = {
  campaign: 'Legacy',
  act: (number, act) =>
    `Chapitre ${number}${act === 0 ? '' : act === 1 ? ', premier acte' : ', second acte'}`,
  asked: {
    story: { name: 'Récit', text: '' },
    unlock: (count) => ({
      name: count < 2 ? 'Une case des règles se remplit' : `${count} cases des règles se remplissent`,
      text: 'Ces règles s’appliquent désormais.',
    }),
    result: (won, nemesis, rounds, gravehold) => ({
      name: won ? `Victoire contre ${nemesis}` : `Défaite contre ${nemesis}`,
      text: won
        ? `Après ${rounds} manche${rounds < 2 ? '' : 's'}, il reste ${lives(gravehold)} à Gravehold.`
        : `La bataille s’est achevée à la manche ${rounds}, avec ${lives(gravehold)} pour Gravehold.`,
    }),
    reset: {
      name: 'Chaque chose reprend sa place',
      text: 'Les cartes acquises ou détruites retournent dans leurs piles, les mains, les pioches et les brèches redeviennent celles des plateaux, et tout le monde est guéri.',
    },
    insight: (mage) => ({
      name: `Une révélation pour ${mage}`,
      text: 'Regardez-les toutes aussi longtemps que vous voulez. L’une d’elles fera partie de ce mage pour toute la campagne, et personne d’autre du groupe ne pourra la prendre.',
    }),
    confirmInsight: (mage, option) => ({
      name: `${option} pour ${mage}\u202f?`,
      text: 'Une fois sur le plateau, elle y reste.',
    }),
    detail: (mage) => ({ name: `Qu’en fait ${mage}\u202f?`, text: 'Ce choix aussi est définitif.' }),
    add: (left) => ({
      name: left < 2 ? 'Ajouter encore une pile' : `Ajouter ${left} piles à votre réserve`,
      text: 'Deux des piles offertes rejoignent votre réserve\u202f; les deux autres sont bannies.',
    }),
    banish: (left) => ({
      name: left < 2 ? 'Bannir encore une pile' : `Bannir ${left} de vos neuf piles`,
      text: 'Une pile bannie ne fait plus partie de la campagne.',
    }),
    confirmUpgrade: {
      name: 'Sceller la réserve\u202f?',
      text: 'Ensuite, le choix ne peut plus être changé.',
    },
    refine: {
      name: 'Raffiner une pile',
      text: 'Dans toutes les batailles suivantes, le premier exemplaire acquis par chaque joueur coûte 1 éther de moins. Une pile ne se raffine qu’une fois.',
    },
    evolve: {
      name: 'Quelle carte de base évolue\u202f?',
      text: 'Sa forme plus forte la remplace dans toutes les batailles à venir. Choisissez celle qui vous gênera le moins.',
    },
    evolved: (cards) => ({
      name: 'L’ennemi a appris',
      text: `Désormais\u00a0: ${cards.join(', ')}.`,
    }),
    recover: {
      name: 'Faire revenir une pile bannie\u202f?',
      text: 'Une fois par campagne, après une défaite, une pile bannie peut remplacer l’une des vôtres.',
    },
    replace: (pile) => ({
      name: `Quelle pile ${pile} remplace-t-elle\u202f?`,
      text: 'La pile remplacée est bannie à sa place.',
    }),
    decide: {
      name: 'Essayer de nouveau\u202f?',
      text: 'Vous avez perdu cette bataille trois fois. Livrez-la encore, ou laissez le chapitre derrière vous.',
    },
    resolve: (left) => ({
      name: left < 2 ? 'Dépenser un point de Résolution' : `Dépenser ${left} points de Résolution`,
      text: 'Les défaites vous ont appris quelque chose. Cela n’aide que pour le prochain essai.',
    }),
    title: (mage) => ({
      name: `Quel titre pour ${mage} dans le registre\u202f?`,
      text: 'Un titre pour la dernière ligne, et pour toutes les parties qui suivront cette campagne.',
    }),
    battle: (chapter, nemesis) => ({
      name: `${chapter}\u00a0: ${nemesis}`,
      text: 'La bataille peut commencer.',
    }),
    end: (ending, rating) => ({ name: ending, text: `La campagne est finie. Note\u00a0: ${rating}.` }),
  },
  answers: {
    go: { name: 'Continuer', text: '' },
    keep: { name: 'Coller sur le plateau', text: 'Pour toute la campagne.' },
    seal: { name: 'Sceller', text: 'Pour toute la campagne.' },
    none: { name: 'Aucune', text: '' },
    again: { name: 'Recommencer', text: '' },
    retry: { name: 'Livrer bataille de nouveau', text: 'Avec toute votre Résolution.' },
    moveOn: {
      name: 'Passer à la suite',
      text: 'Un quartier est perdu\u00a0: Gravehold commence chaque bataille suivante avec 2 points de vie de moins, et une carte évolue.',
    },
    giveUp: {
      name: 'Finir la campagne ici',
      text: 'Le récit se termine alors comme pour ceux qui ont perdu.',
    },
  },
  insights: [
    { name: 'Une gemme à vous', text: 'Elle remplace un Cristal de votre main de départ.' },
    { name: 'Une capacité', text: 'Elle demande six charges et s’utilise pendant votre phase principale.' },
    {
      name: 'Un tempérament',
      text: 'Comment vos brèches sont placées au départ, et ce qu’elles font une fois ouvertes.',
    },
    { name: 'Un sort à vous', text: 'Il remplace l’Étincelle de votre pioche de départ.' },
    { name: 'Votre capacité grandit', text: 'Deux mages peuvent choisir la même voie.' },
    { name: 'Une maîtrise', text: 'Elle change votre façon de commencer.' },
    { name: 'Un trésor', text: 'Il reste dans la campagne.' },
  ],
  stickers: {
    swift: { name: 'Vive', text: 'Votre capacité demande cinq charges au lieu de six.' },
    deep: { name: 'Profonde', text: 'Votre capacité demande toujours six charges et en fait davantage.' },
    even: {
      name: 'Égal',
      text: 'La II s’ouvre pour 4, la III pour 7, la IV pour 13. Les sorts lancés depuis la IV ouverte infligent 1 dégât supplémentaire.',
    },
    high: {
      name: 'Haut',
      text: 'La II s’ouvre pour 5, la III pour 7, la IV pour 7. Les sorts lancés depuis la IV ouverte infligent 1 dégât supplémentaire.',
    },
    sharp: {
      name: 'Vif',
      text: 'La II s’ouvre pour 4, la III pour 9, la IV pour 13. Les sorts lancés depuis la III et la IV ouvertes infligent 1 dégât supplémentaire.',
    },
    open: {
      name: 'Ouvert',
      text: 'La II est ouverte, la III s’ouvre pour 9, il n’y a pas de IV. Les sorts lancés depuis la III ouverte infligent 1 dégât supplémentaire.',
    },
    lender: {
      name: 'Généreux',
      text: 'La II s’ouvre pour 4, la III pour 7, la IV pour 10. Quand vous lancez un sort depuis la III ouverte, une fois par tour, un allié stabilise l’une de ses brèches.',
    },
    'wider-second': { name: 'Deuxième brèche élargie', text: 'La II commence un quart de tour plus loin.' },
    'wider-last': {
      name: 'Dernière brèche élargie',
      text: 'La IV, ou la III s’il n’y a pas de IV, commence un quart de tour plus loin.',
    },
    primed: { name: 'Amorcé', text: 'Vous commencez chaque bataille avec 1 charge.' },
    retrained: {
      name: 'Réappris',
      text: 'L’une de vos Étincelles devient un Cristal, ou l’un de vos Cristaux une Étincelle.',
    },
    ordered: { name: 'Ordonné', text: 'Vous choisissez la place de votre sort dans votre pioche de départ.' },
    'ward-locket': {
      name: 'Médaillon de garde',
      text: 'Une fois par bataille, les dégâts qu’une attaque de la némésis inflige à un joueur sont réduits de 2.',
    },
    cornerstone: {
      name: 'Pierre angulaire',
      text: 'Gravehold commence avec 3 points de vie de plus, et peut en avoir autant.',
    },
    'ravens-eye': {
      name: 'Œil de corbeau',
      text: 'Chaque fois que le paquet d’ordre du tour est mélangé, vous pouvez en regarder la première carte.',
    },
    'storm-jar': { name: 'Jarre d’orage', text: 'Vous commencez avec 2 jetons Impulsion.' },
    'primed-coil': { name: 'Bobine amorcée', text: 'Vous commencez avec 2 charges.' },
    'guiding-compass': {
      name: 'Compas directeur',
      text: 'Votre première stabilisation de chaque tour coûte 1 éther de moins.',
    },
    crystal: { name: 'Une Étincelle devient un Cristal', text: '' },
    spark: { name: 'Un Cristal devient une Étincelle', text: '' },
  },
  places: ['Au sommet', 'Deuxième', 'Au milieu', 'Quatrième', 'Au fond'],
  boons: {
    life: {
      name: 'Endurcis',
      text: 'Tous les joueurs commencent avec 1 point de vie de plus, et peuvent en avoir autant.',
    },
    gravehold: {
      name: 'Murs relevés',
      text: 'Gravehold commence avec 3 points de vie de plus, et peut en avoir autant.',
    },
    basics: {
      name: 'Rangs clairsemés',
      text: 'Une carte de base de chaque palier, au hasard, reste de côté.',
    },
    charge: { name: 'Sur le qui-vive', text: 'Chaque joueur commence avec 1 charge de plus.' },
  },
  scars: {
    ashes: {
      name: 'Cendres',
      text: 'Gravehold a commencé le deuxième chapitre avec 3 points de vie de moins.',
    },
    fallenDistrict: {
      name: 'Quartier perdu',
      text: 'Gravehold commence avec 2 points de vie de moins\u202f; à elles toutes, 6 au plus.',
    },
  },
  titles: {
    warden: 'Garde du rempart est',
    lamplighter: 'Porte-lampe',
    stormbreaker: 'Brise-tempête',
    reader: 'Interprète des sept coffrets',
    mason: 'Sentinelle des ponts',
    ferrier: 'Garde des étincelles',
    witness: 'Témoin',
    last: 'Dernière voix de l’escalier',
  },
  endings: {
    dawn: { name: 'L’aube', text: 'La ville est debout, et bien debout.' },
    embers: { name: 'Les braises', text: 'La ville est debout. Elle sait ce qu’il en a coûté.' },
    night: { name: 'La nuit', text: 'La ville est calme, maintenant.' },
  },
  left: { won: 'gagné', lost: 'perdu', movedOn: 'abandonné' },
  advice: {
    keepCheapGem: 'Il ne resterait aucune gemme à 3 : les premiers tours seront lents.',
  },
  person: 'personne',
}
