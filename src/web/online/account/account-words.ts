import type { Catalogue } from '../../page/words.ts'

interface AccountWords {
  readonly title: string
  readonly guest: string
  readonly account: (name: string) => string
  readonly make: string
  readonly makeHint: string
  readonly name: string
  readonly code: string
  readonly codeHint: string
  readonly newCode: string
  readonly mutedHint: string
  readonly nobodyMuted: string
  readonly signIn: string
  readonly signInHint: string
  readonly withKey: string
  readonly withCode: string
  readonly keys: string
  readonly addKey: string
  readonly keyLabel: string
  readonly noKeys: string
  readonly remove: (label: string) => string
  readonly keysNeedHttps: string
  readonly sessions: string
  readonly thisOne: string
  readonly signOut: string
  readonly signOutHere: string
  readonly endOne: (device: string) => string
  readonly endAll: string
  readonly data: string
  readonly take: string
  readonly erase: string
  readonly eraseHint: (name: string) => string
  readonly eraseNow: string
  readonly done: string
}

export const accountWords: Catalogue<AccountWords> = {
  en: {
    title: 'Your account',
    guest:
      'You are a guest: your tables belong to this browser. With an account you find them on any device.',
    account: (name) => `You are signed in as ${name}.`,
    make: 'Make an account',
    makeHint:
      'No e-mail and no password: a code to write down, and a passkey if you like. Your tables stay yours.',
    name: 'Name',
    code: 'Your recovery code',
    codeHint: 'Write it down now: it is shown once. With your name it opens your account on any device.',
    newCode: 'Make a new code (the old one stops working)',
    mutedHint:
      'Those you do not hear, at any table: what they say, what they point at and where they lead. They are not told.',
    nobodyMuted: 'There is nobody whom you do not hear.',
    signIn: 'Sign in',
    signInHint: 'You have an account already?',
    withKey: 'With a passkey',
    withCode: 'With name and code',
    keys: 'Passkeys',
    addKey: 'Add a passkey',
    keyLabel: 'This device',
    noKeys: 'None yet.',
    remove: (label) => `Remove “${label}”`,
    keysNeedHttps: 'Passkeys need a page on https or on this very machine.',
    sessions: 'Where you are signed in',
    thisOne: 'here',
    signOut: 'Sign out',
    signOutHere: 'Sign out here',
    endOne: (device) => `Sign out: ${device}`,
    endAll: 'Sign out everywhere else',
    data: 'What is kept of you',
    take: 'Take a copy of everything',
    erase: 'Delete everything',
    eraseHint: (name) =>
      `Type “${name}” to delete your name, tables and everything you said. This cannot be undone.`,
    eraseNow: 'Delete for good',
    done: 'Done.',
  },
  fr: {
    title: 'Votre compte',
    guest:
      'Vous êtes invité\u00a0: vos tables appartiennent à ce navigateur. Avec un compte, vous les retrouvez sur n’importe quel appareil.',
    account: (name) => `Vous êtes connecté en tant que ${name}.`,
    make: 'Créer un compte',
    makeHint:
      'Ni courriel ni mot de passe\u00a0: un code à noter, et une clé d’accès si vous voulez. Vos tables restent à vous.',
    name: 'Nom',
    code: 'Votre code de secours',
    codeHint:
      'Notez-le maintenant\u00a0: il n’est montré qu’une fois. Avec votre nom, il ouvre votre compte sur n’importe quel appareil.',
    newCode: 'Créer un nouveau code (l’ancien ne marchera plus)',
    mutedHint:
      'Ceux que vous n’entendez pas, à toutes les tables\u00a0: ce qu’ils disent, ce qu’ils montrent et où ils mènent. Ils n’en savent rien.',
    nobodyMuted: 'Il n’y a personne que vous n’entendiez pas.',
    signIn: 'Se connecter',
    signInHint: 'Vous avez déjà un compte\u202f?',
    withKey: 'Avec une clé d’accès',
    withCode: 'Avec le nom et le code',
    keys: 'Clés d’accès',
    addKey: 'Ajouter une clé d’accès',
    keyLabel: 'Cet appareil',
    noKeys: 'Aucune pour l’instant.',
    remove: (label) => `Retirer «\u202f${label}\u202f»`,
    keysNeedHttps: 'Les clés d’accès demandent une page en https ou sur cette machine même.',
    sessions: 'Où vous êtes connecté',
    thisOne: 'ici',
    signOut: 'Déconnecter',
    signOutHere: 'Se déconnecter ici',
    endOne: (device) => `Déconnecter\u00a0: ${device}`,
    endAll: 'Se déconnecter partout ailleurs',
    data: 'Ce qui est gardé de vous',
    take: 'Emporter une copie de tout',
    erase: 'Tout effacer',
    eraseHint: (name) =>
      `Tapez «\u202f${name}\u202f» pour effacer votre nom, vos tables et tout ce que vous avez dit. C’est définitif.`,
    eraseNow: 'Effacer définitivement',
    done: 'C’est fait.',
  },
}
