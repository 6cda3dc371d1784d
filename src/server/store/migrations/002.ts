/** Campaigns that people play from battle to battle, and who sits in them. */
export const campaigns = `
CREATE TABLE campaign (id TEXT PRIMARY KEY, kind TEXT NOT NULL, title TEXT NOT NULL, host TEXT REFERENCES person (id),
  invite BLOB, options TEXT NOT NULL, record TEXT NOT NULL, votes TEXT NOT NULL, battle TEXT REFERENCES game (id),
  exports INTEGER NOT NULL, revision INTEGER NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT;
CREATE TABLE party (campaign TEXT NOT NULL REFERENCES campaign (id), seat INTEGER NOT NULL,
  person TEXT REFERENCES person (id), bot TEXT, PRIMARY KEY (campaign, seat)) STRICT;
CREATE INDEX campaign_host ON campaign (host);
CREATE INDEX party_person ON party (person);
`
