/** How people want to be told, and what campaigns have to say to them. */
export const notices = `
CREATE TABLE wish (person TEXT PRIMARY KEY REFERENCES person (id), always INTEGER NOT NULL, daily INTEGER NOT NULL,
  mailed INTEGER NOT NULL, held INTEGER NOT NULL) STRICT;
CREATE TABLE campaignnotice (person TEXT NOT NULL REFERENCES person (id), campaign TEXT NOT NULL REFERENCES campaign (id),
  kind TEXT NOT NULL, due INTEGER NOT NULL, sent INTEGER, tries INTEGER NOT NULL, PRIMARY KEY (person, campaign)) STRICT;
CREATE INDEX campaignnotice_due ON campaignnotice (due) WHERE sent IS NULL;
`
