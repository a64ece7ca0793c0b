BEGIN TRANSACTION;
CREATE TABLE drachenhof_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT drachenhof_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "drachenhof_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',1,1794864891950,'open',NULL,'Hw1g9xQGTfszJm1iEyMcjA',NULL,'{"seats":[{"person":"Hw1g9xQGTfszJm1iEyMcjA","name":"Ada","commitment":null},{"bot":"random"}]}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',2,1794864891950,'fix',NULL,NULL,NULL,'{"until":1794864891950}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',3,1794864892031,'begin',NULL,NULL,NULL,'{"seats":[]}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',4,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event festival"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',5,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event festival"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',6,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event drought"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',7,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event drought"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',8,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event tribute"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',9,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event mongols"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',10,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event tribute"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',11,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event mongols"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',12,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event contagion"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',13,1794864892031,'chance',NULL,NULL,NULL,'{"move":"event contagion"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',14,1794864893309,'say',0,'Hw1g9xQGTfszJm1iEyMcjA','request-1','{"text":"Good luck!"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',15,1794864893387,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-2','{"move":"draft craftsman court-lady"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',16,1794864893503,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-3','{"move":"place 2"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',17,1794864893591,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-4','{"move":"place 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',18,1794864900058,'move',1,NULL,NULL,'{"move":"draft craftsman pyrotechnist","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',19,1794864900134,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',20,1794864900179,'move',1,NULL,NULL,'{"move":"place 2","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',21,1794864900180,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+privilege+wall build+fireworks+parade+research"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',22,1794864900311,'move',1,NULL,NULL,'{"move":"parade","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',23,1794864900526,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-5','{"move":"privilege large"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',24,1794864900573,'move',1,NULL,NULL,'{"move":"recruit wild young scholar","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',25,1794864900591,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',26,1794864900718,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-6','{"move":"recruit old warrior"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',27,1794864900754,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-7','{"move":"place 2"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',28,1794864900754,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+harvest+research fireworks+parade+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',29,1794864900886,'move',1,NULL,NULL,'{"move":"research","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',30,1794864901061,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-8','{"move":"wall yuan"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',31,1794864901161,'move',1,NULL,NULL,'{"move":"recruit wild old monk","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',32,1794864901303,'move',1,NULL,NULL,'{"move":"place 2","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',33,1794864901615,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-9','{"move":"recruit wild young warrior"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',34,1794864901763,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-10','{"move":"place 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',35,1794864901763,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+harvest+fireworks parade+research+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',36,1794864901934,'move',1,NULL,NULL,'{"move":"fireworks","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',37,1794864902283,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-11','{"move":"research"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',38,1794864902498,'move',1,NULL,NULL,'{"move":"recruit young monk","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',39,1794864902846,'move',1,NULL,NULL,'{"move":"replace 1 young scholar","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',40,1794864903155,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-12','{"move":"recruit wild old healer"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',41,1794864903415,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-13','{"move":"replace 2 old warrior"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',42,1794864903415,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+fireworks+parade harvest+research+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',43,1794864903735,'move',1,NULL,NULL,'{"move":"privilege small","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',44,1794864903854,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-14','{"move":"taxes"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',45,1794864903897,'move',1,NULL,NULL,'{"move":"recruit young farmer","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',46,1794864903977,'move',1,NULL,NULL,'{"move":"replace 2 old monk","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',47,1794864904163,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-15','{"move":"recruit young farmer"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',48,1794864904306,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-16','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',49,1794864904385,'move',1,NULL,NULL,'{"move":"release 2 young pyrotechnist","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',50,1794864904469,'move',1,NULL,NULL,'{"move":"release 1 young monk","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',51,1794864904510,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-17','{"move":"release 1 young court-lady"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',52,1794864904608,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-18','{"move":"release 2 old healer"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',53,1794864904608,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+harvest+privilege fireworks+parade+research+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',54,1794864904650,'move',1,NULL,NULL,'{"move":"wall points","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',55,1794864904813,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-19','{"move":"wall floor"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',56,1794864904899,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-20','{"move":"floor 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',57,1794864904930,'move',1,NULL,NULL,'{"move":"recruit young craftsman","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',58,1794864905019,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',59,1794864905112,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-21','{"move":"recruit young pyrotechnist"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',60,1794864905182,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-22','{"move":"place 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',61,1794864905182,'chance',NULL,NULL,NULL,'{"move":"deal taxes+parade+privilege+wall build+harvest+fireworks+research"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',62,1794864905297,'move',1,NULL,NULL,'{"move":"fireworks","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',63,1794864905443,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-23','{"move":"taxes"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',64,1794864905483,'move',1,NULL,NULL,'{"move":"recruit young tax-collector","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',65,1794864905555,'move',1,NULL,NULL,'{"move":"place 2","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',66,1794864905727,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-24','{"move":"recruit young monk"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',67,1794864905803,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-25','{"move":"place 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',68,1794864905874,'move',1,NULL,NULL,'{"move":"release 1 young craftsman","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',69,1794864905947,'move',1,NULL,NULL,'{"move":"release 2 young tax-collector","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',70,1794864906086,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-26','{"move":"release 1 young warrior"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',71,1794864906158,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-27','{"move":"release 2 young craftsman"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',72,1794864906158,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+harvest+fireworks parade+research+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',73,1794864906247,'move',1,NULL,NULL,'{"move":"privilege small","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',74,1794864906477,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-28','{"move":"wall points"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',75,1794864906546,'move',1,NULL,NULL,'{"move":"recruit young healer","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',76,1794864906591,'move',1,NULL,NULL,'{"move":"place 2","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',77,1794864906755,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-29','{"move":"recruit young court-lady"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',78,1794864906863,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-30','{"move":"place 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',79,1794864906986,'move',1,NULL,NULL,'{"move":"release 2 young farmer","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',80,1794864907040,'move',1,NULL,NULL,'{"move":"release 1 young craftsman","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',81,1794864907123,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-31','{"move":"release 1 young monk"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',82,1794864907243,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-32','{"move":"release 1 young court-lady"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',83,1794864907355,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-33','{"move":"release 1 young pyrotechnist"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',84,1794864907355,'chance',NULL,NULL,NULL,'{"move":"deal taxes+build+harvest+fireworks parade+research+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',85,1794864907514,'move',1,NULL,NULL,'{"move":"refill","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',86,1794864907740,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-34','{"move":"fireworks"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',87,1794864907806,'move',1,NULL,NULL,'{"move":"recruit old pyrotechnist","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',88,1794864907831,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',89,1794864907881,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-35','{"move":"recruit young tax-collector"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',90,1794864907970,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-36','{"move":"place 1"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',91,1794864908025,'move',1,NULL,NULL,'{"move":"release 2 young healer","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',92,1794864908061,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-37','{"move":"release 1 young tax-collector"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',93,1794864908064,'move',1,NULL,NULL,'{"move":"release 1 old pyrotechnist","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',94,1794864908066,'chance',NULL,NULL,NULL,'{"move":"deal taxes+fireworks+parade+wall build+harvest+research+privilege"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',95,1794864908072,'move',1,NULL,NULL,'{"move":"wall rice","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',96,1794864908081,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-38','{"move":"build"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',97,1794864908085,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-39','{"move":"floor new"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',98,1794864908089,'move',1,NULL,NULL,'{"move":"recruit young scholar","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',99,1794864908095,'move',1,NULL,NULL,'{"move":"place 1","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',100,1794864908101,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-40','{"move":"recruit young craftsman"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',101,1794864908106,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-41','{"move":"place 2"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',102,1794864908110,'move',1,NULL,NULL,'{"move":"release 1 young scholar","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',103,1794864908114,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-42','{"move":"release 2 young craftsman"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',104,1794864908114,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+fireworks+parade build+research+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',105,1794864908133,'move',1,NULL,NULL,'{"move":"fireworks","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',106,1794864908153,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-43','{"move":"wall fireworks"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',107,1794864908159,'move',1,NULL,NULL,'{"move":"recruit young court-lady","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',108,1794864908161,'move',1,NULL,NULL,'{"move":"turn-away","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',109,1794864908165,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-44','{"move":"recruit young healer"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',110,1794864908167,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-45','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',111,1794864908167,'chance',NULL,NULL,NULL,'{"move":"deal taxes+harvest+fireworks+research build+parade+privilege+wall"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',112,1794864908173,'move',1,NULL,NULL,'{"move":"wall yuan","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',113,1794864908207,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-46','{"move":"fireworks"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',114,1794864908212,'move',1,NULL,NULL,'{"move":"recruit young warrior","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',115,1794864908214,'move',1,NULL,NULL,'{"move":"turn-away","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',116,1794864908219,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-47','{"move":"recruit young scholar"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',117,1794864908226,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-48','{"move":"turn-away"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',118,1794864908226,'chance',NULL,NULL,NULL,'{"move":"deal taxes+fireworks+privilege+wall build+harvest+parade+research"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',119,1794864908238,'move',1,NULL,NULL,'{"move":"privilege small","by":"random"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',120,1794864908295,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-49','{"move":"research"}');
INSERT INTO "entries" VALUES('k-pgv3iJhA9pe1LVjI8WuA',121,1794864908295,'over',NULL,NULL,NULL,'{"scores":[48,51],"places":[2,1],"why":"end"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',1,1794864908357,'open',NULL,'Hw1g9xQGTfszJm1iEyMcjA',NULL,'{"seats":[{"person":"Hw1g9xQGTfszJm1iEyMcjA","name":"Ada","commitment":null},{}]}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',2,1794864908430,'sit',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-50','{"name":"Bert","commitment":null}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',3,1794864908430,'begin',NULL,NULL,NULL,'{"seats":[]}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',4,1794864908430,'chance',NULL,NULL,NULL,'{"move":"starter 2"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',5,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 8"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',6,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 7"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',7,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',8,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',9,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card extermino"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',10,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 5"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',11,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',12,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 8"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',13,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',14,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 8"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',15,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',16,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 9"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',17,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 8"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',18,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 2"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',19,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 9"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',20,1794864908430,'chance',NULL,NULL,NULL,'{"move":"card 5"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',21,1794864911566,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-51','{"move":"keep"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',22,1794864913579,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-52','{"move":"swap 2 1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',23,1794864914620,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-53','{"move":"play 5 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',24,1794864915630,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-54','{"move":"miss"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',25,1794864916127,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-55','{"move":"play extermino x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',26,1794864916458,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-56','{"move":"play 8 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',27,1794864916927,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-57','{"move":"play 9 x2"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',28,1794864917365,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-58','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',29,1794864917667,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-59','{"move":"play 8 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',30,1794864917995,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-60','{"move":"play 9 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',31,1794864918233,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-61','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',32,1794864918783,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-62','{"move":"play 9 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',33,1794864919267,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-63','{"move":"play 9 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',34,1794864919490,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-64','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',35,1794864919908,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-65','{"move":"play 8 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',36,1794864920130,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-66','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',37,1794864920619,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-67','{"move":"play 1 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',38,1794864921321,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-68','{"move":"play 8 x2"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',39,1794864922062,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-69','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',40,1794864922409,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-70','{"move":"play 9 x2"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',41,1794864923285,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-71','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',42,1794864923565,'move',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-72','{"move":"play 4 x1"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',43,1794864924203,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-73','{"move":"draw"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',44,1794864924203,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',45,1794864924203,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',46,1794864925047,'move',0,'Hw1g9xQGTfszJm1iEyMcjA','request-74','{"move":"take"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',47,1794864925497,'say',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-75','{"reaction":"bravo"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',48,1794864925540,'hold',1,'99r9zjQ6RLH8zAZkkJ0DOw','request-76','{"bot":"prince","why":"left"}');
INSERT INTO "entries" VALUES('qDGcDUitMJNTa0t2piRFdQ',49,1794864925714,'move',1,NULL,NULL,'{"move":"play 1 x1","by":"prince"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',1,1794864925742,'open',NULL,'Hw1g9xQGTfszJm1iEyMcjA',NULL,'{"seats":[{"person":"Hw1g9xQGTfszJm1iEyMcjA","name":"Ada","commitment":null},{"bot":"random"}]}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',2,1794864925742,'fix',NULL,NULL,NULL,'{"until":1794864925742}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',3,1794864926212,'begin',NULL,NULL,NULL,'{"seats":[]}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',4,1794864926212,'chance',NULL,NULL,NULL,'{"move":"starter 2"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',5,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',6,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 5"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',7,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 3"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',8,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',9,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 5"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',10,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card nulla"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',11,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 5"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',12,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card protecto"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',13,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',14,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 6"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',15,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 6"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',16,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card protecto"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',17,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 4"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',18,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 6"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',19,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card 8"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',20,1794864926212,'chance',NULL,NULL,NULL,'{"move":"card nulla"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',21,1794864929508,'move',1,NULL,NULL,'{"move":"swap nulla 4","by":"random"}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',22,1794864929706,'resign',0,'Hw1g9xQGTfszJm1iEyMcjA','request-77','{}');
INSERT INTO "entries" VALUES('38Yw7fCzQZU4pfo_piNrWQ',23,1794864929706,'over',NULL,NULL,NULL,'{"scores":null,"places":[2,1],"why":"resigned"}');
INSERT INTO "entries" VALUES('HOsK7rTLmPBRK9PhvjXSeQ',1,1794864930339,'open',NULL,'Hw1g9xQGTfszJm1iEyMcjA',NULL,'{"seats":[{"person":"Hw1g9xQGTfszJm1iEyMcjA","name":"Ada","commitment":null},{},{}]}');
CREATE TABLE keys (
	digest VARCHAR(64) NOT NULL, 
	person VARCHAR(22) NOT NULL, 
	purpose VARCHAR(10) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (digest), 
	CONSTRAINT fk_keys_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "keys" VALUES('49eda1b233073a681928c2a3a817de15617ad6a53147f72fbd2d17fd6d08f174','Hw1g9xQGTfszJm1iEyMcjA','cookie',1794864891060);
INSERT INTO "keys" VALUES('38a39ed9dded5ce29fe819dcd9782de466bccf48e19ce3c6d57216a99054b22f','99r9zjQ6RLH8zAZkkJ0DOw','cookie',1794864891855);
CREATE TABLE people (
	id VARCHAR(22) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	hook TEXT, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('Hw1g9xQGTfszJm1iEyMcjA','Ada',1794864891060,1794864891060,NULL);
INSERT INTO "people" VALUES('99r9zjQ6RLH8zAZkkJ0DOw','Bert',1794864891855,1794864891855,NULL);
CREATE TABLE ratings (
	player VARCHAR(50) NOT NULL, 
	game VARCHAR(10) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game)
);
INSERT INTO "ratings" VALUES('bot:random','year',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('person:Hw1g9xQGTfszJm1iEyMcjA','year',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('bot:random','hoard',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('person:Hw1g9xQGTfszJm1iEyMcjA','hoard',2.23646105068595026912e+01,8.06590141354368,1);
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
INSERT INTO "results" VALUES('k-pgv3iJhA9pe1LVjI8WuA',0,'year',2,'person:Hw1g9xQGTfszJm1iEyMcjA',2,48,1,1794864908295);
INSERT INTO "results" VALUES('k-pgv3iJhA9pe1LVjI8WuA',1,'year',2,'bot:random',1,51,1,1794864908295);
INSERT INTO "results" VALUES('38Yw7fCzQZU4pfo_piNrWQ',0,'hoard',2,'person:Hw1g9xQGTfszJm1iEyMcjA',2,NULL,1,1794864929706);
INSERT INTO "results" VALUES('38Yw7fCzQZU4pfo_piNrWQ',1,'hoard',2,'bot:random',1,NULL,1,1794864929706);
CREATE TABLE seats (
	table_id VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(22), 
	bot VARCHAR(40), 
	link VARCHAR(64), 
	seen BIGINT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('k-pgv3iJhA9pe1LVjI8WuA',0,'Hw1g9xQGTfszJm1iEyMcjA',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('k-pgv3iJhA9pe1LVjI8WuA',1,NULL,'random',NULL,NULL);
INSERT INTO "seats" VALUES('qDGcDUitMJNTa0t2piRFdQ',0,'Hw1g9xQGTfszJm1iEyMcjA',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qDGcDUitMJNTa0t2piRFdQ',1,'99r9zjQ6RLH8zAZkkJ0DOw',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('38Yw7fCzQZU4pfo_piNrWQ',0,'Hw1g9xQGTfszJm1iEyMcjA',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('38Yw7fCzQZU4pfo_piNrWQ',1,NULL,'random',NULL,NULL);
INSERT INTO "seats" VALUES('HOsK7rTLmPBRK9PhvjXSeQ',0,'Hw1g9xQGTfszJm1iEyMcjA',NULL,NULL,NULL);
INSERT INTO "seats" VALUES('HOsK7rTLmPBRK9PhvjXSeQ',1,NULL,NULL,'1a4bdbb3a6c884ed1081555cc05c4ffbc296ffc5915249068c94f67fed247185',NULL);
INSERT INTO "seats" VALUES('HOsK7rTLmPBRK9PhvjXSeQ',2,NULL,NULL,'52905a4580adcadfd185225304f68812c24f59127f13537e3b981dc6deb82c05',NULL);
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
	mover INTEGER, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('k-pgv3iJhA9pe1LVjI8WuA','year','drachenhof 0.1.0','{"options":{"large_privilege":6,"great_wall":true,"super_event":null},"pace":{"kind":"live","grace":120},"public":false,"hints":false,"players":2}','570d8cd252327a7d1326d6edbb812be21102e4f930c1e63c98251f3e51b1d4f4','Hw1g9xQGTfszJm1iEyMcjA',0,'over',1794864891950,1794864908295,121,NULL,NULL);
INSERT INTO "tables" VALUES('qDGcDUitMJNTa0t2piRFdQ','hoard','drachenhof 0.1.0','{"options":{"peek":false,"answer_fives":false,"long_protecto":false,"abilities":"off","curses":false,"count_all_backs":false},"pace":{"kind":"live","grace":120},"public":false,"hints":false,"players":2}','8a717b8afbd70711c788de9d1833855c520fe3fd74270b6c0e2f0cad8e9bfea9','Hw1g9xQGTfszJm1iEyMcjA',0,'playing',1794864908357,1794864925714,49,1794865045714,0);
INSERT INTO "tables" VALUES('38Yw7fCzQZU4pfo_piNrWQ','hoard','drachenhof 0.1.0','{"options":{"peek":false,"answer_fives":false,"long_protecto":false,"abilities":"off","curses":false,"count_all_backs":false},"pace":{"kind":"live","grace":120},"public":false,"hints":false,"players":2}','3117f0c4cebd1c053d715b498bd524da2413ea7ec2f6f192d0d16b5e717e310c','Hw1g9xQGTfszJm1iEyMcjA',0,'over',1794864925742,1794864929706,23,NULL,NULL);
INSERT INTO "tables" VALUES('HOsK7rTLmPBRK9PhvjXSeQ','year','drachenhof 0.1.0','{"options":{"large_privilege":6,"great_wall":false,"super_event":null},"pace":{"kind":"live","grace":120},"public":true,"hints":false,"players":3}','836ecfee59499797450de2cca44850077130fc194e31351936c4b1303c6e1829','Hw1g9xQGTfszJm1iEyMcjA',1,'open',1794864930339,1794864930339,1,1795469730339,NULL);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_public ON tables (public, status, changed);
CREATE INDEX ix_tables_status ON tables (status, changed);
CREATE UNIQUE INDEX uq_entries_request ON entries (table_id, person, request);
CREATE INDEX ix_keys_person ON keys (person);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_seats_link ON seats (link);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
