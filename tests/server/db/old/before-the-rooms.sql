BEGIN TRANSACTION;
CREATE TABLE drachenhof_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT drachenhof_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "drachenhof_version" VALUES('0005');
CREATE TABLE entries (
	table_id VARCHAR(22) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	person VARCHAR(22), 
	request VARCHAR(64), 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',1,1794864893365,'open',NULL,'K28n5WI8lMF709YMRoCsYw',NULL,'{"seats":[{"person":"K28n5WI8lMF709YMRoCsYw","name":"Ada","commitment":null},{"bot":"random","name":"Yue"}]}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',2,1794864893365,'fix',NULL,NULL,NULL,'{"until":1794864893365}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',3,1794864893447,'begin',NULL,NULL,NULL,'{"seats":[]}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',4,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event contagion"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',5,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event mongols"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',6,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event mongols"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',7,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event festival"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',8,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event drought"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',9,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event tribute"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',10,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event contagion"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',11,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event festival"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',12,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event drought"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',13,1794864893447,'chance',NULL,NULL,NULL,'{"move":"event tribute"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',14,1794864894919,'say',0,'K28n5WI8lMF709YMRoCsYw','request-1','{"text":"Good luck!"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',15,1794864895036,'move',0,'K28n5WI8lMF709YMRoCsYw','request-2','{"move":"draft craftsman court-lady"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',16,1794864895166,'move',0,'K28n5WI8lMF709YMRoCsYw','request-3','{"move":"place 2"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',17,1794864895235,'move',0,'K28n5WI8lMF709YMRoCsYw','request-4','{"move":"place 1"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',18,1794864904330,'move',1,NULL,NULL,'{"move":"draft tax-collector monk","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',19,1794864904383,'move',1,NULL,NULL,'{"move":"place 2","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',20,1794864904439,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',21,1794864904439,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+fireworks+privilege harvest+parade+research+wall"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',22,1794864904493,'move',1,NULL,NULL,'{"move":"fireworks","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',23,1794864904610,'move',0,'K28n5WI8lMF709YMRoCsYw','request-5','{"move":"wall rice"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',24,1794864904730,'move',1,NULL,NULL,'{"move":"recruit young court-lady","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',25,1794864904770,'move',1,NULL,NULL,'{"move":"place 2","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',26,1794864904923,'move',0,'K28n5WI8lMF709YMRoCsYw','request-6','{"move":"recruit old warrior"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',27,1794864904974,'move',0,'K28n5WI8lMF709YMRoCsYw','request-7','{"move":"place 2"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',28,1794864904974,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+harvest+fireworks parade+research+privilege+wall"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',29,1794864905094,'move',1,NULL,NULL,'{"move":"wall track","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',30,1794864905363,'move',0,'K28n5WI8lMF709YMRoCsYw','request-8','{"move":"taxes"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',31,1794864905448,'move',1,NULL,NULL,'{"move":"recruit old farmer","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',32,1794864905479,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',33,1794864905615,'move',0,'K28n5WI8lMF709YMRoCsYw','request-9','{"move":"recruit wild young warrior"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',34,1794864905620,'move',0,'K28n5WI8lMF709YMRoCsYw','request-10','{"move":"place 1"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',35,1794864905620,'chance',NULL,NULL,NULL,'{"move":"deal taxes+fireworks+parade+wall build+harvest+research+privilege"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',36,1794864905630,'move',1,NULL,NULL,'{"move":"harvest","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',37,1794864905660,'move',0,'K28n5WI8lMF709YMRoCsYw','request-11','{"move":"privilege small"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',38,1794864905765,'move',1,NULL,NULL,'{"move":"recruit old pyrotechnist","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',39,1794864905937,'move',1,NULL,NULL,'{"move":"replace 2 young court-lady","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',40,1794864906142,'move',0,'K28n5WI8lMF709YMRoCsYw','request-12','{"move":"recruit wild old scholar"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',41,1794864906231,'move',0,'K28n5WI8lMF709YMRoCsYw','request-13','{"move":"replace 2 old warrior"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',42,1794864906351,'move',1,NULL,NULL,'{"move":"release 2 old pyrotechnist","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',43,1794864906455,'move',1,NULL,NULL,'{"move":"release 1 old farmer","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',44,1794864906506,'move',1,NULL,NULL,'{"move":"release 1 young monk","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',45,1794864906550,'move',0,'K28n5WI8lMF709YMRoCsYw','request-14','{"move":"release 2 old scholar"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',46,1794864906613,'move',0,'K28n5WI8lMF709YMRoCsYw','request-15','{"move":"release 1 young warrior"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',47,1794864906735,'move',0,'K28n5WI8lMF709YMRoCsYw','request-16','{"move":"release 2 young craftsman"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',48,1794864906735,'chance',NULL,NULL,NULL,'{"move":"deal taxes+parade+research+wall build+harvest+fireworks+privilege"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',49,1794864906839,'move',1,NULL,NULL,'{"move":"wall rice","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',50,1794864906997,'move',0,'K28n5WI8lMF709YMRoCsYw','request-17','{"move":"research"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',51,1794864907042,'move',1,NULL,NULL,'{"move":"recruit young monk","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',52,1794864907083,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',53,1794864907155,'move',0,'K28n5WI8lMF709YMRoCsYw','request-18','{"move":"recruit young monk"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',54,1794864907251,'move',0,'K28n5WI8lMF709YMRoCsYw','request-19','{"move":"place 2"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',55,1794864907347,'move',1,NULL,NULL,'{"move":"release 1 young monk","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',56,1794864907402,'move',0,'K28n5WI8lMF709YMRoCsYw','request-20','{"move":"release 2 young monk"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',57,1794864907460,'move',0,'K28n5WI8lMF709YMRoCsYw','request-21','{"move":"release 1 young court-lady"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',58,1794864907460,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+research+wall build+fireworks+parade+privilege"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',59,1794864907719,'move',1,NULL,NULL,'{"move":"fireworks","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',60,1794864907879,'move',0,'K28n5WI8lMF709YMRoCsYw','request-22','{"move":"wall yuan"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',61,1794864907986,'move',1,NULL,NULL,'{"move":"recruit young craftsman","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',62,1794864908026,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',63,1794864908039,'move',0,'K28n5WI8lMF709YMRoCsYw','request-23','{"move":"recruit young pyrotechnist"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',64,1794864908044,'move',0,'K28n5WI8lMF709YMRoCsYw','request-24','{"move":"place 1"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',65,1794864908044,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+fireworks+privilege build+parade+research+wall"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',66,1794864908118,'move',1,NULL,NULL,'{"move":"wall yuan","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',67,1794864908138,'move',0,'K28n5WI8lMF709YMRoCsYw','request-25','{"move":"harvest"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',68,1794864908225,'move',1,NULL,NULL,'{"move":"recruit wild old healer","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',69,1794864908241,'move',1,NULL,NULL,'{"move":"replace 1 young tax-collector","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',70,1794864908269,'move',0,'K28n5WI8lMF709YMRoCsYw','request-26','{"move":"recruit young court-lady"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',71,1794864908277,'move',0,'K28n5WI8lMF709YMRoCsYw','request-27','{"move":"replace 1 young pyrotechnist"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',72,1794864908286,'move',1,NULL,NULL,'{"move":"release 1 old healer","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',73,1794864908290,'move',0,'K28n5WI8lMF709YMRoCsYw','request-28','{"move":"release 1 young court-lady"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',74,1794864908290,'chance',NULL,NULL,NULL,'{"move":"deal taxes+parade+research+wall build+harvest+fireworks+privilege"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',75,1794864908356,'move',1,NULL,NULL,'{"move":"wall points","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',76,1794864908379,'move',0,'K28n5WI8lMF709YMRoCsYw','request-29','{"move":"refill"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',77,1794864908454,'move',1,NULL,NULL,'{"move":"recruit young scholar","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',78,1794864908493,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',79,1794864908630,'move',0,'K28n5WI8lMF709YMRoCsYw','request-30','{"move":"recruit young healer"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',80,1794864908703,'move',0,'K28n5WI8lMF709YMRoCsYw','request-31','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',81,1794864908703,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+research+wall build+fireworks+parade+privilege"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',82,1794864908777,'move',1,NULL,NULL,'{"move":"taxes","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',83,1794864908823,'move',0,'K28n5WI8lMF709YMRoCsYw','request-32','{"move":"taxes"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',84,1794864908841,'move',1,NULL,NULL,'{"move":"recruit wild young tax-collector","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',85,1794864908847,'move',1,NULL,NULL,'{"move":"turn-away","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',86,1794864908852,'move',0,'K28n5WI8lMF709YMRoCsYw','request-33','{"move":"recruit young scholar"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',87,1794864908863,'move',0,'K28n5WI8lMF709YMRoCsYw','request-34','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',88,1794864908863,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+privilege+wall harvest+fireworks+parade+research"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',89,1794864908978,'move',1,NULL,NULL,'{"move":"refill","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',90,1794864909335,'move',0,'K28n5WI8lMF709YMRoCsYw','request-35','{"move":"taxes"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',91,1794864909462,'move',1,NULL,NULL,'{"move":"recruit young warrior","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',92,1794864909635,'move',1,NULL,NULL,'{"move":"replace 1 young craftsman","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',93,1794864909695,'move',0,'K28n5WI8lMF709YMRoCsYw','request-36','{"move":"recruit young craftsman"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',94,1794864909791,'move',0,'K28n5WI8lMF709YMRoCsYw','request-37','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',95,1794864909936,'move',1,NULL,NULL,'{"move":"release 1 young warrior","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',96,1794864909947,'move',1,NULL,NULL,'{"move":"release 1 young scholar","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',97,1794864909948,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+parade+privilege build+fireworks+research+wall"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',98,1794864910151,'move',1,NULL,NULL,'{"move":"refill","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',99,1794864910423,'move',0,'K28n5WI8lMF709YMRoCsYw','request-38','{"move":"harvest"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',100,1794864910530,'move',1,NULL,NULL,'{"move":"recruit young healer","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',101,1794864910577,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',102,1794864910639,'move',0,'K28n5WI8lMF709YMRoCsYw','request-39','{"move":"recruit young farmer"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',103,1794864910715,'move',0,'K28n5WI8lMF709YMRoCsYw','request-40','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',104,1794864910715,'chance',NULL,NULL,NULL,'{"move":"deal taxes+fireworks+privilege+wall build+harvest+parade+research"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',105,1794864910806,'move',1,NULL,NULL,'{"move":"fireworks","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',106,1794864910877,'move',0,'K28n5WI8lMF709YMRoCsYw','request-41','{"move":"build"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',107,1794864910947,'move',0,'K28n5WI8lMF709YMRoCsYw','request-42','{"move":"floor new"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',108,1794864911010,'move',1,NULL,NULL,'{"move":"recruit young tax-collector","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',109,1794864911066,'move',1,NULL,NULL,'{"move":"replace 1 young healer","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',110,1794864911107,'move',0,'K28n5WI8lMF709YMRoCsYw','request-43','{"move":"recruit young tax-collector"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',111,1794864911119,'move',0,'K28n5WI8lMF709YMRoCsYw','request-44','{"move":"place 1"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',112,1794864911119,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+research+wall harvest+fireworks+parade+privilege"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',113,1794864911150,'move',1,NULL,NULL,'{"move":"build","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',114,1794864911175,'move',1,NULL,NULL,'{"move":"floor 1","by":"random"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',115,1794864911260,'move',0,'K28n5WI8lMF709YMRoCsYw','request-45','{"move":"privilege small"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',116,1794864911363,'move',0,'K28n5WI8lMF709YMRoCsYw','request-46','{"move":"release 1 young tax-collector"}');
INSERT INTO "entries" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',117,1794864911363,'over',NULL,NULL,NULL,'{"scores":[25,36],"places":[2,1],"why":"end"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',1,1794864911520,'open',NULL,'K28n5WI8lMF709YMRoCsYw',NULL,'{"seats":[{"person":"K28n5WI8lMF709YMRoCsYw","name":"Ada","commitment":null},{}]}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',2,1794864912711,'sit',1,'wNEju3A8H8B2XBs1ek4Ryg','request-47','{"name":"Bert","commitment":null}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',3,1794864912711,'begin',NULL,NULL,NULL,'{"seats":[]}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',4,1794864912711,'chance',NULL,NULL,NULL,'{"move":"starter 1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',5,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 7"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',6,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 9"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',7,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',8,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 6"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',9,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',10,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 6"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',11,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',12,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',13,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card nulla"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',14,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',15,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 6"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',16,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',17,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 9"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',18,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',19,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',20,1794864912711,'chance',NULL,NULL,NULL,'{"move":"card protecto"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',21,1794864917940,'move',0,'K28n5WI8lMF709YMRoCsYw','request-48','{"move":"keep"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',22,1794864918295,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-49','{"move":"swap 3 nulla"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',23,1794864918910,'move',0,'K28n5WI8lMF709YMRoCsYw','request-50','{"move":"play 6 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',24,1794864919335,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-51','{"move":"take"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',25,1794864919709,'move',0,'K28n5WI8lMF709YMRoCsYw','request-52','{"move":"play 1 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',26,1794864920139,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-53','{"move":"play protecto x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',27,1794864920706,'move',0,'K28n5WI8lMF709YMRoCsYw','request-54','{"move":"play extermino x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',28,1794864921535,'move',0,'K28n5WI8lMF709YMRoCsYw','request-55','{"move":"play 6 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',29,1794864922395,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-56','{"move":"take"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',30,1794864922915,'move',0,'K28n5WI8lMF709YMRoCsYw','request-57','{"move":"play 4 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',31,1794864923415,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-58','{"move":"play extermino x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',32,1794864924104,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-59','{"move":"play 4 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',33,1794864924575,'move',0,'K28n5WI8lMF709YMRoCsYw','request-60','{"move":"open extermino x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',34,1794864924971,'move',0,'K28n5WI8lMF709YMRoCsYw','request-61','{"move":"open 9 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',35,1794864925541,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-62','{"move":"take"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',36,1794864925923,'move',0,'K28n5WI8lMF709YMRoCsYw','request-63','{"move":"open 7 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',37,1794864926451,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-64','{"move":"play nulla x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',38,1794864926887,'move',0,'K28n5WI8lMF709YMRoCsYw','request-65','{"move":"flip 3"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',39,1794864926887,'chance',NULL,NULL,NULL,'{"move":"card nulla"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',40,1794864927561,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-66','{"move":"play 6 x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',41,1794864927918,'move',0,'K28n5WI8lMF709YMRoCsYw','request-67','{"move":"flip 2"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',42,1794864927918,'chance',NULL,NULL,NULL,'{"move":"card nulla"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',43,1794864928679,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-68','{"move":"play 9 x2"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',44,1794864929566,'move',0,'K28n5WI8lMF709YMRoCsYw','request-69','{"move":"play nulla x2"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',45,1794864930219,'move',1,'wNEju3A8H8B2XBs1ek4Ryg','request-70','{"move":"play 6 x1 + open x1"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',46,1794864930431,'move',0,'K28n5WI8lMF709YMRoCsYw','request-71','{"move":"take"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',47,1794864930639,'say',1,'wNEju3A8H8B2XBs1ek4Ryg','request-72','{"reaction":"bravo"}');
INSERT INTO "entries" VALUES('vvwY749_GqadT8BW6jUiOA',48,1794864930672,'hold',1,'wNEju3A8H8B2XBs1ek4Ryg','request-73','{"bot":"prince","why":"left"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',1,1794864930880,'open',NULL,'K28n5WI8lMF709YMRoCsYw',NULL,'{"seats":[{"person":"K28n5WI8lMF709YMRoCsYw","name":"Ada","commitment":null},{"bot":"random","name":"Yong"}]}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',2,1794864930880,'fix',NULL,NULL,NULL,'{"until":1794864930880}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',3,1794864930926,'begin',NULL,NULL,NULL,'{"seats":[]}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',4,1794864930926,'chance',NULL,NULL,NULL,'{"move":"starter 1"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',5,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card protecto"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',6,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',7,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 5"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',8,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 2"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',9,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card protecto"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',10,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 1"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',11,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 7"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',12,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',13,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',14,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 8"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',15,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',16,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',17,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',18,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card protecto"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',19,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card 1"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',20,1794864930926,'chance',NULL,NULL,NULL,'{"move":"card nulla"}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',21,1794864933543,'resign',0,'K28n5WI8lMF709YMRoCsYw','request-74','{}');
INSERT INTO "entries" VALUES('tx7VitxrplfstvXCH3nm9g',22,1794864933543,'over',NULL,NULL,NULL,'{"scores":null,"places":[2,1],"why":"resigned"}');
INSERT INTO "entries" VALUES('SM6oA8NUWbt34geXI7SIuA',1,1794864934855,'open',NULL,'K28n5WI8lMF709YMRoCsYw',NULL,'{"seats":[{"person":"K28n5WI8lMF709YMRoCsYw","name":"Ada","commitment":null},{},{}]}');
CREATE TABLE keys (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(22) NOT NULL, 
	purpose VARCHAR(10) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (digest), 
	CONSTRAINT fk_keys_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('505202fd5435f2e51c1dfcceec2f822b1aedc8a94249481d7b47c20161a31248','K28n5WI8lMF709YMRoCsYw','cookie',1794864892422);
INSERT INTO "keys" VALUES('ed5c8d020b4048428e636df7c34d429575b6bd5e9c2ac298ee6cac1bee6697b2','wNEju3A8H8B2XBs1ek4Ryg','cookie',1794864893273);
CREATE TABLE people (
	id VARCHAR(22) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	hook TEXT, origin VARCHAR(6), 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('K28n5WI8lMF709YMRoCsYw','Ada',1794864892422,1794864892422,NULL,'8c8acb');
INSERT INTO "people" VALUES('wNEju3A8H8B2XBs1ek4Ryg','Bert',1794864893273,1794864893273,NULL,'8c8acb');
CREATE TABLE "ratings" (
	player VARCHAR(50) NOT NULL, 
	game VARCHAR(10) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	sure FLOAT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game)
);
INSERT INTO "ratings" VALUES('person:K28n5WI8lMF709YMRoCsYw','year',1.86991671803845029842e+01,8.18739900014794130811e+00,1,-5.86302982005932094011e+00);
CREATE TABLE results (
	table_id VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	game VARCHAR(10) NOT NULL, 
	players INTEGER NOT NULL, 
	player VARCHAR(50) NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER, 
	rated BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',0,'year',2,'person:K28n5WI8lMF709YMRoCsYw',2,25,1,1794864911363);
INSERT INTO "results" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',1,'year',2,'bot:random',1,36,0,1794864911363);
INSERT INTO "results" VALUES('tx7VitxrplfstvXCH3nm9g',0,'hoard',2,'person:K28n5WI8lMF709YMRoCsYw',2,NULL,0,1794864933543);
INSERT INTO "results" VALUES('tx7VitxrplfstvXCH3nm9g',1,'hoard',2,'bot:random',1,NULL,0,1794864933543);
CREATE TABLE seats (
	table_id VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(22), 
	bot VARCHAR(40), 
	link VARCHAR(64), 
	seen BIGINT, name VARCHAR(60), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',0,'K28n5WI8lMF709YMRoCsYw',NULL,NULL,NULL,'Ada');
INSERT INTO "seats" VALUES('Q3hwllkBBX5g8FsQ_sXX5w',1,NULL,'random',NULL,NULL,'Yue');
INSERT INTO "seats" VALUES('vvwY749_GqadT8BW6jUiOA',0,'K28n5WI8lMF709YMRoCsYw',NULL,NULL,NULL,'Ada');
INSERT INTO "seats" VALUES('vvwY749_GqadT8BW6jUiOA',1,'wNEju3A8H8B2XBs1ek4Ryg',NULL,NULL,NULL,'Bert');
INSERT INTO "seats" VALUES('tx7VitxrplfstvXCH3nm9g',0,'K28n5WI8lMF709YMRoCsYw',NULL,NULL,NULL,'Ada');
INSERT INTO "seats" VALUES('tx7VitxrplfstvXCH3nm9g',1,NULL,'random',NULL,NULL,'Yong');
INSERT INTO "seats" VALUES('SM6oA8NUWbt34geXI7SIuA',0,'K28n5WI8lMF709YMRoCsYw',NULL,NULL,NULL,'Ada');
INSERT INTO "seats" VALUES('SM6oA8NUWbt34geXI7SIuA',1,NULL,NULL,'24480cfb5cd08dbcc12b27988e6a3ad8fbd91fe2944b29347b3f076228f05a19',NULL,NULL);
INSERT INTO "seats" VALUES('SM6oA8NUWbt34geXI7SIuA',2,NULL,NULL,'6453dcc7daa4908c53b76148b0ba28ca7b24a6a89c32c878649c1fe6aacd9920',NULL,NULL);
CREATE TABLE tables (
	id VARCHAR(22) NOT NULL, 
	game VARCHAR(10) NOT NULL, 
	engine VARCHAR(40) NOT NULL, 
	setup TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	host VARCHAR(22), 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	last INTEGER NOT NULL, 
	due BIGINT, 
	mover INTEGER, part INTEGER, given INTEGER, seating TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Q3hwllkBBX5g8FsQ_sXX5w','year','drachenhof 0.1.0','{"options":{"large_privilege":6,"great_wall":true,"super_event":null},"pace":{"kind":"live","grace":120},"public":false,"hints":false,"players":2,"by_lot":false}','d6dfe92ce1c1e753dc3677f15efa36b66f3c776b9af661c539f59243cb69c3f1','K28n5WI8lMF709YMRoCsYw',0,'over',1794864893365,1794864911363,117,NULL,NULL,12,NULL,'[{"kind":"person","name":"Ada","taken":true},{"kind":"bot","name":"Yue","bot":"random","taken":true}]');
INSERT INTO "tables" VALUES('vvwY749_GqadT8BW6jUiOA','hoard','drachenhof 0.1.0','{"options":{"peek":false,"answer_fives":false,"long_protecto":false,"abilities":"off","curses":false,"count_all_backs":false},"pace":{"kind":"live","grace":120},"public":false,"hints":false,"players":2,"by_lot":false}','36326703987116cbef40f7f0e1467cf733712c58bb3b255b68de2c6f9e2288dc','K28n5WI8lMF709YMRoCsYw',0,'playing',1794864911520,1794864930672,48,1794864950672,1,1,NULL,'[{"kind":"person","name":"Ada","taken":true},{"kind":"person","name":"Bert","taken":true,"held":"prince"}]');
INSERT INTO "tables" VALUES('tx7VitxrplfstvXCH3nm9g','hoard','drachenhof 0.1.0','{"options":{"peek":false,"answer_fives":false,"long_protecto":false,"abilities":"off","curses":false,"count_all_backs":false},"pace":{"kind":"live","grace":120},"public":false,"hints":false,"players":2,"by_lot":false}','431be411ab0a24cd292b6926fea18da5c6ca4417384237166e9480b774dd98ae','K28n5WI8lMF709YMRoCsYw',0,'over',1794864930880,1794864933543,22,NULL,NULL,1,NULL,'[{"kind":"person","name":"Ada","taken":true,"resigned":true},{"kind":"bot","name":"Yong","bot":"random","taken":true}]');
INSERT INTO "tables" VALUES('SM6oA8NUWbt34geXI7SIuA','year','drachenhof 0.1.0','{"options":{"large_privilege":6,"great_wall":false,"super_event":null},"pace":{"kind":"live","grace":120},"public":true,"hints":false,"players":3,"by_lot":false}','cd553f0b0916b7dc6c5e508130259693d75137d610107633f6c2b1fb37045285','K28n5WI8lMF709YMRoCsYw',1,'open',1794864934855,1794864934855,1,1795469734855,NULL,NULL,NULL,'[{"kind":"person","name":"Ada","taken":true},{"kind":"open"},{"kind":"open"}]');
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_public ON tables (public, status, changed);
CREATE UNIQUE INDEX uq_entries_request ON entries (table_id, person, request);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_seats_link ON seats (link);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_entries_person ON entries (person, table_id) WHERE person IS NOT NULL;
CREATE INDEX ix_tables_host ON tables (host, status);
CREATE INDEX ix_tables_public_game ON tables (public, status, game, changed);
CREATE INDEX ix_results_player ON results (player, ended);
CREATE INDEX ix_ratings_sure ON ratings (game, sure);
CREATE INDEX ix_people_origin ON people (created) WHERE origin IS NOT NULL;
CREATE INDEX ix_tables_fixing ON tables (changed) WHERE status = 'fixing';
COMMIT;
