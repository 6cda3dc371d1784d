import type { Catalogue } from '../../page/words.ts'

interface KeyWords {
  readonly allKeys: readonly (readonly [key: string, meaning: string])[]
}

export const keyWords: Catalogue<KeyWords> = {
  en: {
    allKeys: [
      ['1 – 0', 'Give the answer with this number'],
      ['G B C F', 'Play all gems, buy a card, gain a charge, focus a breach'],
      ['P', 'Prep all spells'],
      ['O A S E', 'Open a breach, use the ability or attack with all, cast all spells, end'],
      ['Enter', 'What the button with this sign says'],
      ['Space', 'Press the card that has the focus'],
      ['Esc', 'Decline, close what lies on top, or take back the card that asks'],
      ['U', 'Undo, back to the last thing that was revealed'],
      ['H', 'Ask for a hint'],
      ['W', 'Why not? On something that cannot be chosen now'],
      ['L', 'Open and close the log'],
      ['M', 'Menu: replay, links, settings'],
      ['Tab', 'Walk over everything on the table; a card shows its words'],
      ['?', 'These keys'],
    ],
  },
  fr: {
    allKeys: [
      ['1 – 0', 'Donner la réponse qui porte ce numéro'],
      ['G B C F', 'Jouer toutes les gemmes, acquérir une carte, gagner une charge, stabiliser une brèche'],
      ['P', 'Préparer tous les sorts'],
      [
        'O A S E',
        'Ouvrir une brèche, utiliser la capacité ou attaquer avec toutes, lancer tous les sorts, terminer',
      ],
      ['Entrée', 'Ce que dit le bouton qui porte ce signe'],
      ['Espace', 'Appuyer sur la carte qui a le focus'],
      ['Échap', 'Décliner, fermer ce qui est au-dessus, ou reprendre la carte qui demande'],
      ['U', 'Annuler, jusqu’à la dernière chose révélée'],
      ['H', 'Demander un conseil'],
      ['W', 'Pourquoi ? Sur ce qui ne peut être choisi maintenant'],
      ['L', 'Ouvrir et fermer le journal'],
      ['M', 'Menu : relecture, liens, réglages'],
      ['Tab', 'Parcourir toute la table ; une carte montre son texte'],
      ['?', 'Ces touches'],
    ],
  },
}
