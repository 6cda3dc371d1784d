import type { Catalogue } from '../page/words.ts'

interface CampaignPageWords {
  readonly title: string
  readonly pitch: string
  readonly begin: string
  readonly players: string
  readonly otherWays: string
  readonly name: (n: number) => string
  readonly seat: (name: string) => string
  readonly person: string
  readonly bots: Readonly<Record<string, string>>
  readonly import: string
  readonly export: string
  readonly yours: string
  readonly battles: (n: number) => string
  readonly over: string
  readonly forget: (title: string) => string
  readonly sure: (title: string) => string
  readonly damaged: (n: number) => string
  readonly cannotKeep: string
  readonly missing: string
  readonly home: string
  readonly map: string
  readonly mapLabel: string
  readonly behind: (n: number) => string
  readonly sealed: string
  readonly chapter: (numeral: string, what: string) => string
  readonly status: Readonly<Record<'won' | 'lost' | 'movedOn' | 'now' | 'sealed', string>>
  readonly attempt: (n: number) => string
  readonly city: string
  readonly party: string
  readonly stay: string
  readonly free: (numeral: string) => string
  readonly flawed: (n: number) => string
  readonly code: string
  readonly copyCode: string
  readonly copied: string
  readonly supply: string
  readonly nine: string
  readonly refined: string
  readonly banished: string
  readonly nothingBanished: string
  readonly pool: string
  readonly poolNote: string
  readonly noPool: string
  readonly evolved: string
  readonly score: string
  readonly noScore: string
  readonly columns: Readonly<Record<'game' | 'chapter' | 'nemesis' | 'result' | 'date', string>>
  readonly result: (won: boolean, rounds: number, gravehold: number) => string
  readonly rating: (n: number) => string
  readonly scars: string
  readonly story: string
  readonly noStory: string
  readonly book: string
  readonly bookNote: (n: number) => string
  readonly empty: string
  readonly parts: Readonly<Record<string, string>>
  readonly fight: string
  readonly resume: string
  readonly goOn: string
  readonly look: string
  readonly back: string
  readonly interlude: string
  readonly keep: (name: string) => string
  readonly choosing: string
  readonly add: string
  readonly added: string
  readonly gone: string
  readonly offered: string
  readonly yourNine: string
  readonly counted: (n: number, of: number) => string
  readonly seal: string
  readonly sealHint: string
  readonly startOver: string
  readonly steps: string
  readonly stepsNote: string
  readonly copyFrom: (n: number) => string
  readonly copyTitle: (title: string, n: number) => string
  readonly verify: string
  readonly verified: string
  readonly opens: string
}

export const campaignWords: Catalogue<CampaignPageWords> = {
  en: {
    title: 'Campaign',
    pitch:
      'Seven sealed boxes, eight battles, and a city that remembers. Your mages, your supply and your enemies change for good.',
    begin: 'Begin a campaign',
    players: 'Mages',
    otherWays: 'Other ways to begin',
    name: (n) => `Name of mage ${n}`,
    seat: (name) => `Who plays ${name}`,
    person: 'Person',
    bots: { 'search:easy': 'Bot, easy', 'search:normal': 'Bot', 'search:strong': 'Bot, strong' },
    import: 'Open a campaign file',
    export: 'Save as a file',
    yours: 'Your campaigns',
    battles: (n) => (n === 1 ? '1 battle' : `${n} battles`),
    over: 'finished',
    forget: (title) => `Forget “${title}”`,
    sure: (title) => `Really forget “${title}”? Press once more.`,
    damaged: (n) =>
      n === 1
        ? 'One campaign was damaged and has been put aside; the others are untouched.'
        : `${n} campaigns were damaged and have been put aside; the others are untouched.`,
    cannotKeep: 'This browser keeps nothing for this page: save the campaign as a file.',
    missing: 'There is no such campaign in this browser.',
    home: 'All campaigns',
    map: 'The road below',
    mapLabel: 'Map of the chapters',
    behind: (n) => `${n} of 8 battles behind you`,
    sealed: 'Sealed',
    chapter: (numeral, what) => `Chapter ${numeral}: ${what}`,
    status: {
      won: 'won',
      lost: 'lost',
      movedOn: 'left behind',
      now: 'now',
      sealed: 'sealed',
    },
    attempt: (n) => `attempt ${n}`,
    city: 'Gravehold',
    party: 'Your party',
    stay: 'Stickers stay for the whole campaign.',
    free: (numeral) => `insight ${numeral}`,
    flawed: (n) => (n === 1 ? '1 flawed Crystal' : `${n} flawed Crystals`),
    code: 'In other games',
    copyCode: 'Copy the code',
    copied: 'Copied.',
    supply: 'Supply',
    nine: 'nine piles, two change after every chapter',
    refined: 'refined',
    banished: 'Banished',
    nothingBanished: 'Nothing yet.',
    pool: 'Nemesis pool',
    poolNote: 'the basic cards of every battle to come',
    noPool: 'Unknown until the third chapter.',
    evolved: 'evolved',
    score: 'Score',
    noScore: 'No battle has been fought yet.',
    columns: { game: 'Game', chapter: 'Chapter', nemesis: 'Nemesis', result: 'Result', date: 'Date' },
    result: (won, rounds, gravehold) =>
      won ? `won, round ${rounds}, Gravehold ${gravehold}` : `lost, round ${rounds}`,
    rating: (n) => `Rating ${n}`,
    scars: 'Scars',
    story: 'The story so far',
    noStory: 'Nothing has been told yet.',
    book: 'Rulebook',
    bookNote: (n) => `${n} of 26 boxes filled`,
    empty: 'still empty',
    parts: {
      tokens: 'Tokens',
      mats: 'Your mat',
      setUp: 'Set-up',
      turn: 'Your turn',
      nemesis: 'The nemesis',
      exhausted: 'Exhausted',
      terms: 'Terms',
      after: 'After the battle',
    },
    fight: 'Begin the battle',
    resume: 'Go on with the battle',
    goOn: 'Go on',
    look: 'Look at the campaign',
    back: 'Back to the interlude',
    interlude: 'Interlude',
    keep: (name) => `Put “${name}” on the mat`,
    choosing: 'Choose one to see it in full.',
    add: 'add',
    added: 'added',
    gone: 'gone',
    offered: 'On offer',
    yourNine: 'Your nine',
    counted: (n, of) => `${n} of ${of}`,
    seal: 'Seal the supply',
    sealHint:
      'Add two, banish two. What is not taken is banished too, and nothing of it can be changed afterwards.',
    startOver: 'Start over',
    steps: 'Back to an earlier point',
    stepsNote: 'As a copy: this campaign stays as it is.',
    copyFrom: (n) => `Copy from step ${n}`,
    copyTitle: (title, n) => `${title} ⑂ ${n}`,
    verify: 'Verify everything',
    verified: 'Every interlude and every battle plays as it was recorded.',
    opens: 'The box is open.',
  },
  fr: {
    title: 'Campagne',
    pitch:
      'Sept coffrets scellés, huit batailles, et une ville qui se souvient. Vos mages, votre réserve et vos ennemis changent pour toujours.',
    begin: 'Commencer une campagne',
    players: 'Mages',
    otherWays: 'Autres façons de commencer',
    name: (n) => `Nom du mage ${n}`,
    seat: (name) => `Qui joue ${name}`,
    person: 'Personne',
    bots: { 'search:easy': 'Robot, facile', 'search:normal': 'Robot', 'search:strong': 'Robot, fort' },
    import: 'Ouvrir un fichier de campagne',
    export: 'Enregistrer dans un fichier',
    yours: 'Vos campagnes',
    battles: (n) => (n <= 1 ? `${n} bataille` : `${n} batailles`),
    over: 'terminée',
    forget: (title) => `Oublier «\u202f${title}\u202f»`,
    sure: (title) => `Vraiment oublier «\u202f${title}\u202f»\u202f? Appuyez encore une fois.`,
    damaged: (n) =>
      n < 2
        ? 'Une campagne était abîmée et a été mise de côté\u202f; les autres sont intactes.'
        : `${n} campagnes étaient abîmées et ont été mises de côté\u202f; les autres sont intactes.`,
    cannotKeep: 'Ce navigateur ne garde rien pour cette page\u00a0: enregistrez la campagne dans un fichier.',
    missing: 'Cette campagne n’est pas dans ce navigateur.',
    home: 'Toutes les campagnes',
    map: 'La route d’en bas',
    mapLabel: 'Carte des chapitres',
    behind: (n) => `${n} bataille${n < 2 ? '' : 's'} sur 8 derrière vous`,
    sealed: 'Scellé',
    chapter: (numeral, what) => `Chapitre ${numeral}\u00a0: ${what}`,
    status: {
      won: 'gagné',
      lost: 'perdu',
      movedOn: 'abandonné',
      now: 'en cours',
      sealed: 'scellé',
    },
    attempt: (n) => `essai ${n}`,
    city: 'Gravehold',
    party: 'Votre groupe',
    stay: 'Les autocollants restent toute la campagne.',
    free: (numeral) => `révélation ${numeral}`,
    flawed: (n) => (n === 1 ? '1 Cristal imparfait' : `${n} Cristaux imparfaits`),
    code: 'Dans d’autres parties',
    copyCode: 'Copier le code',
    copied: 'Copié.',
    supply: 'Réserve',
    nine: 'neuf piles, deux changent après chaque chapitre',
    refined: 'raffinée',
    banished: 'Piles bannies',
    nothingBanished: 'Rien encore.',
    pool: 'Cartes Némésis de base',
    poolNote: 'celles de toutes les batailles à venir',
    noPool: 'Inconnues jusqu’au troisième chapitre.',
    evolved: 'évoluée',
    score: 'Résultats',
    noScore: 'Aucune bataille n’a encore eu lieu.',
    columns: { game: 'Partie', chapter: 'Chapitre', nemesis: 'Némésis', result: 'Résultat', date: 'Date' },
    result: (won, rounds, gravehold) =>
      won ? `gagné, manche ${rounds}, Gravehold ${gravehold}` : `perdu, manche ${rounds}`,
    rating: (n) => `Note ${n}`,
    scars: 'Cicatrices',
    story: 'Le récit jusqu’ici',
    noStory: 'Rien n’a encore été raconté.',
    book: 'Règles',
    bookNote: (n) => `${n} case${n < 2 ? ' remplie' : 's remplies'} sur 26`,
    empty: 'encore vide',
    parts: {
      tokens: 'Jetons',
      mats: 'Votre plateau',
      setUp: 'Mise en place',
      turn: 'Votre tour',
      nemesis: 'La némésis',
      exhausted: 'Épuisé',
      terms: 'Termes',
      after: 'Après la bataille',
    },
    fight: 'Commencer la bataille',
    resume: 'Reprendre la bataille',
    goOn: 'Continuer',
    look: 'Regarder la campagne',
    back: 'Revenir à l’interlude',
    interlude: 'Interlude',
    keep: (name) => `Coller «\u202f${name}\u202f» sur le plateau`,
    choosing: 'Choisissez-en une pour la voir en entier.',
    add: 'ajouter',
    added: 'ajoutée',
    gone: 'bannie',
    offered: 'Offertes',
    yourNine: 'Vos neuf piles',
    counted: (n, of) => `${n} sur ${of}`,
    seal: 'Sceller la réserve',
    sealHint:
      'Ajoutez-en deux, bannissez-en deux. Ce qui n’est pas pris est banni aussi, et rien ne pourra être changé ensuite.',
    startOver: 'Recommencer',
    steps: 'Revenir à un point antérieur',
    stepsNote: 'Sous forme de copie\u00a0: cette campagne reste comme elle est.',
    copyFrom: (n) => `Copier depuis l’étape ${n}`,
    copyTitle: (title, n) => `${title} ⑂ ${n}`,
    verify: 'Tout vérifier',
    verified: 'Chaque interlude et chaque bataille se jouent comme ils ont été enregistrés.',
    opens: 'Le coffret est ouvert.',
  },
}
