/** People, tables, steps and results, as they began. */
export const first = `
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'gone')), lang TEXT NOT NULL, settings TEXT NOT NULL,
  created INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT;
CREATE TABLE session (hash BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id), created INTEGER NOT NULL,
  used INTEGER NOT NULL, expires INTEGER NOT NULL, agent TEXT NOT NULL) STRICT;
CREATE TABLE passkey (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id), key BLOB NOT NULL,
  counter INTEGER NOT NULL, transports TEXT NOT NULL, label TEXT NOT NULL, created INTEGER NOT NULL,
  used INTEGER NOT NULL) STRICT;
CREATE TABLE recovery (person TEXT PRIMARY KEY REFERENCES person (id), hash BLOB NOT NULL, created INTEGER NOT NULL) STRICT;
CREATE TABLE mute (person TEXT NOT NULL REFERENCES person (id), other TEXT NOT NULL REFERENCES person (id),
  PRIMARY KEY (person, other)) STRICT;
CREATE TABLE subscription (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person (id), channel TEXT NOT NULL,
  endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, created INTEGER NOT NULL,
  failures INTEGER NOT NULL) STRICT;
CREATE TABLE game (id TEXT PRIMARY KEY, kind TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over', 'closed', 'frozen')), engine TEXT NOT NULL,
  content TEXT NOT NULL, setup TEXT NOT NULL, options TEXT NOT NULL, host TEXT REFERENCES person (id),
  visibility TEXT NOT NULL, title TEXT NOT NULL, invite BLOB, secret BLOB NOT NULL, commitment TEXT NOT NULL, seed TEXT,
  steps INTEGER NOT NULL, epoch INTEGER NOT NULL, owner TEXT, asked INTEGER, due INTEGER, day TEXT, parent TEXT,
  created INTEGER NOT NULL, changed INTEGER NOT NULL, begun INTEGER, ended INTEGER, outcome TEXT, record TEXT) STRICT;
CREATE TABLE seat (game TEXT NOT NULL REFERENCES game (id), seat INTEGER NOT NULL, person TEXT REFERENCES person (id),
  bot TEXT, name TEXT NOT NULL, standin TEXT, ready INTEGER NOT NULL, share BLOB, orders TEXT,
  PRIMARY KEY (game, seat)) STRICT;
CREATE TABLE step (game TEXT NOT NULL REFERENCES game (id), n INTEGER NOT NULL, kind INTEGER NOT NULL,
  seat INTEGER NOT NULL, value INTEGER NOT NULL, data TEXT, key TEXT NOT NULL, mark INTEGER NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (game, n)) STRICT, WITHOUT ROWID;
CREATE TABLE saying (game TEXT NOT NULL REFERENCES game (id), n INTEGER NOT NULL, person TEXT REFERENCES person (id),
  phrase INTEGER, text TEXT, at INTEGER NOT NULL, PRIMARY KEY (game, n)) STRICT;
CREATE TABLE bookmark (game TEXT NOT NULL REFERENCES game (id), person TEXT NOT NULL REFERENCES person (id),
  at INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, person, at)) STRICT;
CREATE TABLE result (game TEXT NOT NULL REFERENCES game (id), seat INTEGER NOT NULL, person TEXT REFERENCES person (id),
  day TEXT, attempt INTEGER NOT NULL, won INTEGER NOT NULL, measures TEXT NOT NULL, PRIMARY KEY (game, seat)) STRICT;
CREATE TABLE daily (day TEXT NOT NULL, kind TEXT NOT NULL, setup TEXT NOT NULL, secret BLOB NOT NULL,
  commitment TEXT NOT NULL, par TEXT, PRIMARY KEY (day, kind)) STRICT;
CREATE TABLE notice (person TEXT NOT NULL REFERENCES person (id), game TEXT NOT NULL REFERENCES game (id),
  kind TEXT NOT NULL, due INTEGER NOT NULL, sent INTEGER, tries INTEGER NOT NULL, PRIMARY KEY (person, game, kind)) STRICT;
CREATE TABLE node (name TEXT PRIMARY KEY, address TEXT NOT NULL, lease INTEGER NOT NULL) STRICT;
CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE INDEX game_due ON game (due) WHERE state = 'playing';
CREATE INDEX game_owner ON game (owner) WHERE owner IS NOT NULL;
CREATE INDEX game_open ON game (visibility, state);
CREATE INDEX game_host ON game (host);
CREATE INDEX seat_person ON seat (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX passkey_person ON passkey (person);
CREATE INDEX subscription_person ON subscription (person);
CREATE INDEX notice_due ON notice (due) WHERE sent IS NULL;
CREATE INDEX saying_person ON saying (person);
CREATE INDEX saying_at ON saying (at);
CREATE INDEX bookmark_person ON bookmark (person);
CREATE INDEX mute_other ON mute (other);
CREATE INDEX result_day ON result (day);
CREATE INDEX result_person ON result (person);
CREATE INDEX person_seen ON person (seen) WHERE kind = 'guest';
`
