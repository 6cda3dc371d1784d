/** When somebody was or is on holiday: the time of her games of days stands still then. */
export const holidays = `
CREATE TABLE holiday (person TEXT NOT NULL REFERENCES person (id), begins INTEGER NOT NULL, ends INTEGER NOT NULL,
  PRIMARY KEY (person, begins)) STRICT;
`
