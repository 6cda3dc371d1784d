/** What people report of each other, for whoever runs the server: once for each table where they met. */
export const reports = `
CREATE TABLE report (person TEXT NOT NULL REFERENCES person (id), about TEXT NOT NULL REFERENCES person (id),
  game TEXT NOT NULL REFERENCES game (id), kind TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (person, about, game)) STRICT;
CREATE INDEX report_about ON report (about);
CREATE INDEX report_at ON report (at);
`
