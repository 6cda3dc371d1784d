/*
 * Who may know what a server holds. A column of the store or a setting of the environment that is new fails a test until
 * somebody has said what it is:
 *   secret   whoever has it can do or know what is not hers: nobody is told it but whom it was made for
 *   private  of people: those whom it concerns see it, and no log, no count and no stranger
 *   public   numbers, times, states, ids and words of the program
 */
export type Class = 'secret' | 'private' | 'public'

type Classes = Readonly<Partial<Record<Class, string>>>

/** The columns of each table of the store. */
export const COLUMNS: Readonly<Record<string, Classes>> = {
  person: { private: 'name skeleton settings', public: 'id kind lang created seen' },
  // The digest of a token opens nothing, but it would show whose session a log is about.
  session: { secret: 'hash', private: 'agent', public: 'person created used expires' },
  passkey: { private: 'id key label', public: 'person counter transports created used' },
  recovery: { secret: 'hash', public: 'person created' },
  mute: { public: 'person other' },
  // Whoever knows the address and the keys of a browser can write to it.
  subscription: { secret: 'endpoint p256dh auth', public: 'id person channel created failures' },
  game: {
    // The record holds the seed; a set-up holds decks that are closed.
    secret: 'invite watch secret seed record',
    private: 'setup title',
    public:
      'id kind state engine content options host visibility commitment steps epoch owner asked due freed proposal turn watchers day parent repeats created changed begun ended outcome',
  },
  seat: {
    secret: 'share lent',
    private: 'name orders brings wish',
    public: 'game seat person bot standin ready',
  },
  step: { private: 'data', public: 'game n kind seat value key mark at' },
  saying: { private: 'text', public: 'game n person phrase at' },
  bookmark: { private: 'text', public: 'game person at' },
  report: { private: 'text', public: 'person about game kind at' },
  removal: { public: 'game person' },
  result: { public: 'game seat person day attempt won measures' },
  daily: { secret: 'secret', public: 'day kind setup commitment par' },
  notice: { public: 'person game kind due sent tries' },
  node: { public: 'name address lease seen' },
  // The private key for pushes, challenges, and codes that were mailed.
  kept: { secret: 'value', public: 'name' },
  campaign: {
    secret: 'invite record',
    private: 'title votes',
    public: 'id kind host options battle exports revision created changed',
  },
  party: { public: 'campaign seat person bot' },
  wish: { public: 'person always daily mailed held' },
  campaignnotice: { public: 'person campaign kind due sent tries' },
  holiday: { public: 'person begins ends' },
  migration: { public: 'n at' },
}

/** What an operator sets. An address may hold a password; the host in it may be said. */
export const SETTINGS: Readonly<Record<string, Class>> = {
  HOST: 'public',
  PORT: 'public',
  DATA: 'public',
  DATABASE_URL: 'secret',
  REDIS_URL: 'secret',
  PUBLIC_URL: 'public',
  TRUST_PROXY: 'public',
  SMTP_URL: 'secret',
  MAIL_FROM: 'private',
  WEBHOOKS: 'public',
  METRICS_TOKEN: 'secret',
  LOG: 'public',
  THREADS: 'public',
}

/** `table.column` of these classes. */
export const columnsOf = (...classes: readonly Class[]): readonly string[] =>
  Object.entries(COLUMNS).flatMap(([table, columns]) =>
    classes.flatMap((each) => (columns[each]?.split(' ') ?? []).map((name) => `${table}.${name}`)),
  )
