/** Whom a host has removed from a table before play: it may be listed, and she comes back by a new invitation only. */
export const removals = `
CREATE TABLE removal (game TEXT NOT NULL REFERENCES game (id), person TEXT NOT NULL REFERENCES person (id),
  PRIMARY KEY (game, person)) STRICT;
CREATE INDEX removal_person ON removal (person);
`
