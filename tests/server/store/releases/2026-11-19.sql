PRAGMA foreign_keys = OFF;
CREATE TABLE migration (n INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
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
  created INTEGER NOT NULL, changed INTEGER NOT NULL, begun INTEGER, ended INTEGER, outcome TEXT, record TEXT, watch BLOB, repeats TEXT) STRICT;
CREATE TABLE seat (game TEXT NOT NULL REFERENCES game (id), seat INTEGER NOT NULL, person TEXT REFERENCES person (id),
  bot TEXT, name TEXT NOT NULL, standin TEXT, ready INTEGER NOT NULL, share BLOB, orders TEXT, wish TEXT, brings TEXT, lent BLOB,
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
CREATE TABLE campaign (id TEXT PRIMARY KEY, kind TEXT NOT NULL, title TEXT NOT NULL, host TEXT REFERENCES person (id),
  invite BLOB, options TEXT NOT NULL, record TEXT NOT NULL, votes TEXT NOT NULL, battle TEXT REFERENCES game (id),
  exports INTEGER NOT NULL, revision INTEGER NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL) STRICT;
CREATE TABLE party (campaign TEXT NOT NULL REFERENCES campaign (id), seat INTEGER NOT NULL,
  person TEXT REFERENCES person (id), bot TEXT, PRIMARY KEY (campaign, seat)) STRICT;
CREATE TABLE wish (person TEXT PRIMARY KEY REFERENCES person (id), always INTEGER NOT NULL, daily INTEGER NOT NULL,
  mailed INTEGER NOT NULL, held INTEGER NOT NULL) STRICT;
CREATE TABLE campaignnotice (person TEXT NOT NULL REFERENCES person (id), campaign TEXT NOT NULL REFERENCES campaign (id),
  kind TEXT NOT NULL, due INTEGER NOT NULL, sent INTEGER, tries INTEGER NOT NULL, PRIMARY KEY (person, campaign)) STRICT;
CREATE TABLE holiday (person TEXT NOT NULL REFERENCES person (id), begins INTEGER NOT NULL, ends INTEGER NOT NULL,
  PRIMARY KEY (person, begins)) STRICT;
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
CREATE INDEX campaign_host ON campaign (host);
CREATE INDEX party_person ON party (person);
CREATE INDEX campaignnotice_due ON campaignnotice (due) WHERE sent IS NULL;
CREATE INDEX game_parent ON game (parent) WHERE parent IS NOT NULL;
INSERT INTO migration (n, at) VALUES (1, 1795048529069);
INSERT INTO migration (n, at) VALUES (2, 1795048529069);
INSERT INTO migration (n, at) VALUES (3, 1795048529069);
INSERT INTO migration (n, at) VALUES (4, 1795048529070);
INSERT INTO migration (n, at) VALUES (5, 1795048529071);
INSERT INTO migration (n, at) VALUES (6, 1795048529071);
INSERT INTO migration (n, at) VALUES (7, 1795048529071);
INSERT INTO migration (n, at) VALUES (8, 1795048529071);
INSERT INTO person (id, name, skeleton, kind, lang, settings, created, seen) VALUES ('ann', 'ann', NULL, 'guest', 'en', '{}', 1795048529114, 1795048529114);
INSERT INTO person (id, name, skeleton, kind, lang, settings, created, seen) VALUES ('bob', 'bob', NULL, 'guest', 'en', '{}', 1795048529116, 1795048529116);
INSERT INTO person (id, name, skeleton, kind, lang, settings, created, seen) VALUES ('cy', 'Cyrille', 'cyrille', 'account', 'fr', '{"theme":"dark"}', 1795048543182, 1795048543182);
INSERT INTO session (hash, person, created, used, expires, agent) VALUES (X'0101010101010101010101010101010101010101010101010101010101010101', 'cy', 1795048543205, 1795048543205, 2110408543205, 'A browser');
INSERT INTO passkey (id, person, key, counter, transports, label, created, used) VALUES ('key-of-cy', 'cy', X'0202020202020202020202020202020202020202020202020202020202020202', 3, '["internal"]', 'Téléphone', 1795048543208, 1795048543208);
INSERT INTO recovery (person, hash, created) VALUES ('cy', X'0404040404040404040404040404040404040404040404040404040404040404', 1795048543216);
INSERT INTO mute (person, other) VALUES ('cy', 'bob');
INSERT INTO subscription (id, person, channel, endpoint, p256dh, auth, created, failures) VALUES ('push-of-cy', 'cy', 'push', 'https://push.example/cy', 'p', 'a', 1795048543219, 0);
INSERT INTO game (id, kind, state, engine, content, setup, options, host, visibility, title, invite, secret, commitment, seed, steps, epoch, owner, asked, due, day, parent, created, changed, begun, ended, outcome, record, watch, repeats) VALUES ('aeons-end', 'aeons-end', 'playing', 'test', 'test', '{}', '{}', NULL, 'open', 'A table', NULL, X'b1cc6cfc4036fdd7d3dd1df58aa46c19be775d423be6bac8a7c4c0cdd27047e1', '-OozMWUzKRuiipXIxWiqmyuPThSuxKRoItQqI2AGYRA', '2:kOeyw0d3PVfNUYVOoUoqZ__0hJY3-v_EQ4zmBbIDJcA', 25, 1, NULL, 1, NULL, NULL, NULL, 1795048529121, 1795048530800, 1795048529125, NULL, NULL, NULL, NULL, NULL);
INSERT INTO game (id, kind, state, engine, content, setup, options, host, visibility, title, invite, secret, commitment, seed, steps, epoch, owner, asked, due, day, parent, created, changed, begun, ended, outcome, record, watch, repeats) VALUES ('eternal', 'eternal', 'playing', 'test', 'test', '{"decks":["Rakano Warcry","Combrei Empower"]}', '{}', NULL, 'open', 'A table', NULL, X'baa9733467bab5e35c02921ce7bbf4705b37f80900dc9f8f5d20a70d1aaa4407', '-WNRcKBpNWxBGA3S-UpwiiWHMpaHGd_ETmbuKQf9lTk', '2:q1QrzDJF8deWDS9ZU7JTHvFov96UtZ-Ktrl3ywBssdM', 20, 1, NULL, 0, NULL, NULL, NULL, 1795048530908, 1795048542233, 1795048530911, NULL, NULL, NULL, NULL, NULL);
INSERT INTO game (id, kind, state, engine, content, setup, options, host, visibility, title, invite, secret, commitment, seed, steps, epoch, owner, asked, due, day, parent, created, changed, begun, ended, outcome, record, watch, repeats) VALUES ('days', 'aeons-end', 'playing', 'test', 'test', '{}', '{"pace":"days"}', NULL, 'open', 'A table', NULL, X'491f639c9cd3b86a350a7810f3d420391639c18b7f79a9883c3314519f3f91aa', 'Zy5a5o1UdwaH77R7AT8knX9tC0l2MPuDfrqyfL1-k30', '2:hshfcn-qElvGxx7pIyF30XnT1lJH_Hh3d31YiIJULdk', 6, 1, NULL, 1, 1795480542291, NULL, NULL, 1795048542285, 1795048542600, 1795048542290, NULL, NULL, NULL, NULL, NULL);
INSERT INTO game (id, kind, state, engine, content, setup, options, host, visibility, title, invite, secret, commitment, seed, steps, epoch, owner, asked, due, day, parent, created, changed, begun, ended, outcome, record, watch, repeats) VALUES ('over', 'eternal', 'over', 'test', 'test', '{"decks":["Rakano Warcry","Combrei Empower"]}', '{}', NULL, 'open', 'A table', NULL, X'5bfde8dabd3eb1af63e8eebccf3d02f08ed65a05ff52f307a4b9498470c90cf2', 'eF_8TjJdSyeI48Ynwhi5D9o5MNkiD-e3gmekmhJCkrA', '2:FVui5pFx0cdG_ZjYYPj34bQmvZ3uiN9jUSGAf-M-sCE', 4, 1, NULL, NULL, NULL, NULL, NULL, 1795048542672, 1795048543152, 1795048542684, 1795048543152, 'player 2: conceded', '{"format":2,"game":"eternal","packs":{"eternal":"2946c4a6"},"setup":{"decks":[{"name":"Rakano Warcry","main":[[4,"1-13"],[4,"1-311"],[4,"1-20"],[4,"1-314"],[4,"1-139"],[4,"1-316"],[4,"1-152"],[4,"1-151"],[2,"1-323"],[3,"1-317"],[4,"1-8"],[3,"1-130"],[2,"1-170"],[2,"1-329"],[2,"1-315"],[4,"1-427"],[4,"0-56"],[9,"1-1"],[8,"1-126"]],"market":[]},{"name":"Combrei Empower","main":[[4,"1-74"],[4,"1-331"],[4,"1-332"],[4,"1-333"],[4,"1-335"],[4,"1-151"],[4,"1-99"],[4,"1-340"],[2,"1-174"],[2,"1-116"],[1,"1-347"],[3,"1-408"],[2,"1-143"],[2,"1-172"],[2,"1-334"],[2,"1-336"],[2,"1-166"],[4,"1-424"],[4,"0-58"],[9,"1-63"],[8,"1-126"]],"market":[]}],"format":"throne","rules":"today","secondRedraw":false},"seed":"2:FVui5pFx0cdG_ZjYYPj34bQmvZ3uiN9jUSGAf-M-sCE","answers":"AAEC","acts":[[3,0,"concede"]],"checks":"FzvGStE","fingerprints":"7b662532","sum":"b9bbafe5"}', NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('aeons-end', 0, 'ann', NULL, 'ann', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('aeons-end', 1, 'bob', NULL, 'bob', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('eternal', 0, 'ann', NULL, 'ann', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('eternal', 1, 'bob', NULL, 'bob', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('days', 0, 'ann', NULL, 'ann', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('days', 1, 'bob', NULL, 'bob', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('over', 0, 'ann', NULL, 'ann', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO seat (game, seat, person, bot, name, standin, ready, share, orders, wish, brings, lent) VALUES ('over', 1, 'bob', NULL, 'bob', NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 1, 0, 0, 0, NULL, 'command-00000001', 536678704, 1795048529224);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 2, 0, 0, 1, NULL, 'command-00000002', 736083985, 1795048529269);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 3, 0, 0, 0, NULL, 'command-00000003', -817323741, 1795048529325);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 4, 0, 0, 3, NULL, 'command-00000004', 1411798460, 1795048529388);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 5, 0, 0, 0, NULL, 'command-00000005', -990658449, 1795048529444);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 6, 0, 0, 1, NULL, 'command-00000006', 129537458, 1795048529502);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 7, 0, 0, 0, NULL, 'command-00000007', 1983575849, 1795048529557);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 8, 0, 0, 1, NULL, 'command-00000008', -825329811, 1795048529917);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 9, 0, 0, 2, NULL, 'command-00000009', 218936632, 1795048529970);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 10, 0, 1, 1, NULL, 'command-00000010', 191763861, 1795048530024);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 11, 0, 1, 2, NULL, 'command-00000011', -1392446771, 1795048530076);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 12, 0, 1, 2, NULL, 'command-00000012', -724105647, 1795048530128);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 13, 0, 1, 0, NULL, 'command-00000013', 1228977006, 1795048530179);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 14, 0, 1, 1, NULL, 'command-00000014', -1391454056, 1795048530230);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 15, 0, 1, 2, NULL, 'command-00000015', 1581752759, 1795048530283);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 16, 0, 0, 1, NULL, 'command-00000016', 1291258601, 1795048530336);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 17, 0, 0, 1, NULL, 'command-00000017', -2142995752, 1795048530387);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 18, 0, 0, 1, NULL, 'command-00000018', 817199926, 1795048530439);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 19, 0, 0, 0, NULL, 'command-00000019', -740296780, 1795048530490);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 20, 0, 0, 1, NULL, 'command-00000020', -1941121072, 1795048530542);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 21, 0, 0, 2, NULL, 'command-00000021', -266495141, 1795048530594);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 22, 0, 1, 0, NULL, 'command-00000022', -252472267, 1795048530647);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 23, 0, 1, 0, NULL, 'command-00000023', 926736451, 1795048530698);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 24, 0, 1, 1, NULL, 'command-00000024', 857009666, 1795048530749);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('aeons-end', 25, 0, 1, 0, NULL, 'command-00000025', -1044113455, 1795048530800);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('days', 1, 0, 1, 0, NULL, 'command-00000046', -480514277, 1795048542342);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('days', 2, 0, 1, 1, NULL, 'command-00000047', 1628680823, 1795048542393);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('days', 3, 0, 1, 0, NULL, 'command-00000048', 1484004158, 1795048542445);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('days', 4, 0, 1, 0, NULL, 'command-00000049', 1720098181, 1795048542499);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('days', 5, 0, 1, 1, NULL, 'command-00000050', 992708004, 1795048542563);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('days', 6, 0, 1, 1, NULL, 'command-00000051', 764272319, 1795048542600);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 1, 0, 1, 0, NULL, 'command-00000026', -25196718, 1795048530963);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 2, 0, 0, 1, NULL, 'command-00000027', 934031726, 1795048531023);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 3, 0, 1, 2, NULL, 'command-00000028', 121937230, 1795048531077);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 4, 0, 1, 0, NULL, 'command-00000029', 2091788387, 1795048531128);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 5, 0, 0, 0, NULL, 'command-00000030', 982943111, 1795048533142);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 6, 0, 0, 1, NULL, 'command-00000031', -246217183, 1795048533242);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 7, 0, 0, 0, NULL, 'command-00000032', -317493942, 1795048533354);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 8, 0, 1, 0, NULL, 'command-00000033', -212240587, 1795048535391);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 9, 0, 1, 0, NULL, 'command-00000034', -301170127, 1795048535497);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 10, 0, 1, 0, NULL, 'command-00000035', 798879005, 1795048535599);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 11, 0, 0, 0, NULL, 'command-00000036', -1757872110, 1795048537642);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 12, 0, 1, 1, NULL, 'command-00000037', -2108921448, 1795048537712);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 13, 0, 1, 0, NULL, 'command-00000038', 1554856445, 1795048537765);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 14, 0, 0, 0, NULL, 'command-00000039', 1851285818, 1795048539793);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 15, 0, 0, 2, NULL, 'command-00000040', -455433898, 1795048539888);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 16, 0, 0, 1, NULL, 'command-00000041', -1323464689, 1795048539989);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 17, 0, 1, 0, NULL, 'command-00000042', -51365920, 1795048542041);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 18, 0, 1, 2, NULL, 'command-00000043', 770385812, 1795048542128);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 19, 0, 1, 2, NULL, 'command-00000044', 1852748663, 1795048542181);
INSERT INTO step (game, n, kind, seat, value, data, key, mark, at) VALUES ('eternal', 20, 0, 1, 0, NULL, 'command-00000045', -1388179815, 1795048542233);
INSERT INTO saying (game, n, person, phrase, text, at) VALUES ('aeons-end', 1, 'ann', NULL, 'It’s “ours”; --', 1795048530853);
INSERT INTO bookmark (game, person, at, text) VALUES ('aeons-end', 'ann', 3, 'here');
INSERT INTO result (game, seat, person, day, attempt, won, measures) VALUES ('over', 0, 'ann', NULL, 1, 0, '{"turns":1,"health":25}');
INSERT INTO result (game, seat, person, day, attempt, won, measures) VALUES ('over', 1, 'bob', NULL, 1, 1, '{"turns":1,"health":25}');
INSERT INTO notice (person, game, kind, due, sent, tries) VALUES ('bob', 'days', 'turn', 1795048602301, NULL, 0);
INSERT INTO notice (person, game, kind, due, sent, tries) VALUES ('bob', 'days', 'reminder', 1795264542446, NULL, 0);
INSERT INTO notice (person, game, kind, due, sent, tries) VALUES ('bob', 'days', 'last', 1795437342322, NULL, 0);
INSERT INTO campaign (id, kind, title, host, invite, options, record, votes, battle, exports, revision, created, changed) VALUES ('campaign', 'legacy', 'Ours', 'ann', X'0505050505050505050505050505050505050505050505050505050505050505', '{"pace":"days"}', '{"format":1,"campaign":"legacy","version":1,"title":"Ours","seed":"a stored one","mages":[{"name":"ann","look":0},{"name":"bob","look":1}],"seats":["person","person"],"entries":[0],"checks":"41e2c88993039368","sum":"f2d2a973"}', '{}', NULL, 0, 0, 1795048543229, 1795048543229);
INSERT INTO party (campaign, seat, person, bot) VALUES ('campaign', 0, 'ann', NULL);
INSERT INTO party (campaign, seat, person, bot) VALUES ('campaign', 1, 'bob', NULL);
INSERT INTO wish (person, always, daily, mailed, held) VALUES ('cy', 1, 1, 1794962143220, 0);
INSERT INTO holiday (person, begins, ends) VALUES ('cy', 1795048543221, 1795134943221);
