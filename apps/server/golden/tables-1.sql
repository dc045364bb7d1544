-- Tables as the first version of the store wrote them (user_version 1): a game of three after ten plays. Never edit it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
		code TEXT PRIMARY KEY, version INTEGER NOT NULL, facts TEXT NOT NULL, made_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES('BCDFGH',14,'{"code":"BCDFGH","quick":false,"phase":"playing","version":14,"game":1,"host":0,"rules":"v3","options":{"isPrivate":true,"spectators":true,"clock":60,"onLeave":"bot","first":"random"},"chairs":[{"kind":"person","name":"Ann","bot":null,"holder":"lEkSEARWVmkiBspm0J3zezPnl2L0XeWPsWrkn-Euhe0"},{"kind":"person","name":"Ben","bot":null,"holder":"GIXtclSr7SEqN5mnPEGnX68u6vjb1XMm9gaonavGnS8"},{"kind":"bot","name":"","bot":"greedy","holder":null}],"began":0,"startsAt":0,"deadline":1790000069000}',1796036651494,1796036651670);
CREATE TABLE games (
		code TEXT NOT NULL, game INTEGER NOT NULL, start TEXT NOT NULL, began_at INTEGER NOT NULL, PRIMARY KEY (code, game)
	) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('BCDFGH',1,'{"format":"aquarius-position/1","rules":"v3","players":[{"hand":["trade-goals","SWEW","FAES","SSSS"],"goal":"A"},{"hand":["move-a-card","shuffle-hands","ESWW"],"goal":"S"},{"hand":["EEEE","AEAE","EEEE"],"goal":"W"}],"unusedGoals":["F","E"],"table":["****@0,0"],"deck":["zap-a-card","trade-goals",".FW.","ESWS","AAEW","shuffle-hands","FEFS","trade-hands",".EF.","SSWW",".AS.","zap-a-card","ASEW",".AE.","****","FFFF","EWEW","EEEE","SEFW","A..F","EAWS","trade-hands","A..W","trade-hands","AEWF","shuffle-hands","FFFF","EEFS","FAWW","EESS","WWWW","EAEW","AWFW","ASAS","AWAE","FAFW","EWSF","FASS","move-a-card","SSEW","AFAF","trade-goals","FFWW","SSSS","FSFS","AWAW","ESFF","AAFS","shuffle-goals","EEFF","AAFF","AAAA","F..S","ESES","FFSS","AAAA","AWFF","AWFS","move-a-card","AAWW","E..S","FFFF","WWWW","ESEF","ASAF","AWEE","shuffle-goals","zap-a-card","ASFS","ASFE","FWFW","AASS","EFAW","FASW","AAEE","AAAA","WWWW","SWSW","E..W",".SW.","EFEF","EEWW","SSSS","shuffle-goals"],"discard":[],"turn":0,"phase":"play","passed":0,"random":"abababababababababababababababababababababababababababababababab0000000000000062","outcome":null}',1796036651536);
CREATE TABLE entries (
		code TEXT NOT NULL, game INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL, version INTEGER NOT NULL,
		holder TEXT, key TEXT, PRIMARY KEY (code, game, at)
	) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES('BCDFGH',1,0,'{"seat":0,"play":"FAES@-1,0","next":1,"drew":["zap-a-card"],"at":1790000000000}',5,'lEkSEARWVmkiBspm0J3zezPnl2L0XeWPsWrkn-Euhe0','k0');
INSERT INTO entries VALUES('BCDFGH',1,1,'{"seat":1,"play":"ESWW@-1,1","bonus":["trade-goals"],"next":2,"drew":[".FW."],"at":1790000001000}',6,'GIXtclSr7SEqN5mnPEGnX68u6vjb1XMm9gaonavGnS8','k1');
INSERT INTO entries VALUES('BCDFGH',1,2,'{"seat":2,"play":".WF.@-2,1","next":0,"drew":["ESWS"],"at":1790000002000}',7,'x','k2');
INSERT INTO entries VALUES('BCDFGH',1,3,'{"seat":0,"play":"SWSE@-2,0","next":1,"drew":["AAEW"],"at":1790000003000}',8,'lEkSEARWVmkiBspm0J3zezPnl2L0XeWPsWrkn-Euhe0','k3');
INSERT INTO entries VALUES('BCDFGH',1,4,'{"seat":1,"play":"move-a-card -2,0 ESWS@0,1","next":2,"drew":["shuffle-hands"],"at":1790000004000}',9,'GIXtclSr7SEqN5mnPEGnX68u6vjb1XMm9gaonavGnS8','k4');
INSERT INTO entries VALUES('BCDFGH',1,5,'{"seat":2,"play":"EAEA@0,-1","next":0,"drew":["FEFS"],"at":1790000005000}',10,'x','k5');
INSERT INTO entries VALUES('BCDFGH',1,6,'{"seat":0,"play":"FEFS@-1,-1","bonus":["trade-hands"],"next":1,"drew":[".EF."],"at":1790000006000}',11,'lEkSEARWVmkiBspm0J3zezPnl2L0XeWPsWrkn-Euhe0','k6');
INSERT INTO entries VALUES('BCDFGH',1,7,'{"seat":1,"play":"zap-a-card 0,-1","next":2,"drew":["SSWW"],"at":1790000007000}',12,'GIXtclSr7SEqN5mnPEGnX68u6vjb1XMm9gaonavGnS8','k7');
INSERT INTO entries VALUES('BCDFGH',1,8,'{"seat":2,"play":"WWSS@0,2","next":0,"drew":[".AS."],"at":1790000008000}',13,'x','k8');
INSERT INTO entries VALUES('BCDFGH',1,9,'{"seat":0,"play":"trade-goals 4","next":1,"drew":["zap-a-card"],"at":1790000009000}',14,'lEkSEARWVmkiBspm0J3zezPnl2L0XeWPsWrkn-Euhe0','k9');
COMMIT;
PRAGMA user_version = 1;
