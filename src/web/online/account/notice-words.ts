import type { Catalogue } from '../../page/words.ts'

interface NoticeWords {
  readonly title: string
  readonly lead: string
  readonly here: string
  readonly hereOn: string
  readonly hereOff: string
  readonly forbidden: string
  readonly impossible: string
  readonly refused: string
  readonly mail: string
  readonly mailHint: string
  readonly address: string
  readonly send: string
  readonly sentTo: (address: string) => string
  readonly code: string
  readonly confirm: string
  readonly webhook: string
  readonly webhookHint: string
  readonly webhookAddress: string
  readonly add: string
  readonly needsAccount: string
  readonly ways: string
  readonly none: string
  readonly channels: Readonly<Record<'push' | 'webhook' | 'mail', (to: string) => string>>
  readonly thisBrowser: string
  readonly failed: (times: number) => string
  readonly remove: string
  readonly removeWay: (way: string) => string
  readonly wishes: string
  readonly always: string
  readonly daily: string
}

export const noticeWords: Catalogue<NoticeWords> = {
  en: {
    title: 'Being told',
    lead: 'In games that take days you are told when it is your turn, a minute after it has become so and you have not come by yourself. Nothing of the game is said outside of this site.',
    here: 'This browser',
    hereOn: 'Tell me in this browser',
    hereOff: 'Do not tell me in this browser any more',
    forbidden: 'Notifications of this site are blocked; allow them in the settings of your browser.',
    impossible:
      'This browser cannot be told: it needs a page on https or on this very machine, outside of private windows.',
    refused: 'The browser has not allowed it.',
    mail: 'E-mail',
    mailHint: 'With a code that is mailed to it you can also sign in.',
    address: 'E-mail address',
    send: 'Mail me a code',
    sentTo: (address) => `A code was mailed to ${address}. It is good for ten minutes.`,
    code: 'Code of six digits',
    confirm: 'This is my address',
    webhook: 'A program of yours',
    webhookHint: 'It is called with a small JSON document; chats that take webhooks understand it.',
    webhookAddress: 'Address (https)',
    add: 'Call this address',
    needsAccount: 'E-mail and programs need an account.',
    ways: 'You are told',
    none: 'Nowhere yet.',
    channels: {
      push: (to) => `in a browser (by ${to})`,
      webhook: (to) => `by calling ${to}`,
      mail: (to) => `by mail to ${to}`,
    },
    thisBrowser: 'this one',
    failed: (times) => (times === 1 ? 'failed once' : `failed ${times} times`),
    remove: 'Remove',
    removeWay: (way) => `Remove: ${way}`,
    wishes: 'When',
    always: 'Always tell me, also while I am at the table on another device',
    daily: 'One mail a day at most, with everything that waits',
  },
  fr: {
    title: 'Être prévenu',
    lead: 'Dans les parties qui durent des jours, on vous prévient quand c’est à vous, une minute après, si vous n’êtes pas déjà venu. Rien de la partie n’est dit hors de ce site.',
    here: 'Ce navigateur',
    hereOn: 'Me prévenir dans ce navigateur',
    hereOff: 'Ne plus me prévenir dans ce navigateur',
    forbidden:
      'Les notifications de ce site sont bloquées\u202f; autorisez-les dans les réglages du navigateur.',
    impossible:
      'Ce navigateur ne peut pas être prévenu\u00a0: il faut une page en https ou sur cette machine même, hors des fenêtres privées.',
    refused: 'Le navigateur ne l’a pas permis.',
    mail: 'Courriel',
    mailHint: 'Un code envoyé à cette adresse permet aussi de se connecter.',
    address: 'Adresse de courriel',
    send: 'M’envoyer un code',
    sentTo: (address) => `Un code a été envoyé à ${address}. Il est valable dix minutes.`,
    code: 'Code à six chiffres',
    confirm: 'C’est mon adresse',
    webhook: 'Un programme à vous',
    webhookHint:
      'Il est appelé avec un petit document JSON\u202f; les messageries à webhooks le comprennent.',
    webhookAddress: 'Adresse (https)',
    add: 'Appeler cette adresse',
    needsAccount: 'Le courriel et les programmes demandent un compte.',
    ways: 'On vous prévient',
    none: 'Nulle part pour l’instant.',
    channels: {
      push: (to) => `dans un navigateur (par ${to})`,
      webhook: (to) => `en appelant ${to}`,
      mail: (to) => `par courriel à ${to}`,
    },
    thisBrowser: 'celui-ci',
    failed: (times) => (times < 2 ? `${times} échec` : `${times} échecs`),
    remove: 'Retirer',
    removeWay: (way) => `Retirer\u00a0: ${way}`,
    wishes: 'Quand',
    always: 'Toujours me prévenir, même si je suis à la table sur un autre appareil',
    daily: 'Un courriel par jour au plus, avec tout ce qui m’attend',
  },
}
