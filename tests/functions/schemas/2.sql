-- A database of the second schema, with rows in each table.
CREATE TABLE limits (key text primary key, count integer not null, ends integer not null);
CREATE TABLE consent_texts (version text primary key, text text not null);
CREATE TABLE subscribers (
  id text primary key, email text, first_name text, language text, consent_version text,
  signed_up integer, signed_up_ip text, confirmed integer, confirmed_ip text, withdrawn integer, bounced integer
);
CREATE TABLE letters (slug text primary key, tested text, locked_until integer not null default 0);
CREATE TABLE deliveries (
  letter text not null, subscriber text not null, state text not null, tries integer not null default 0,
  changed integer not null, primary key (letter, subscriber)
) without rowid;
CREATE TABLE versions (version integer primary key, applied integer not null);
CREATE TABLE outbox (
  id text primary key, kind text not null, content text not null, state text not null, reason text, detail text,
  created integer not null, changed integer not null, next integer not null,
  tries integer not null default 0, waited integer not null default 0, copies integer not null default 0
);
CREATE TABLE forgotten (id text primary key, at integer not null);
CREATE TABLE keys (name text primary key, value text not null);
CREATE TABLE troubles (name text primary key, words text not null, since integer not null, seen integer not null, told integer);
CREATE TABLE notes (name text primary key, value text not null);
CREATE INDEX outbox_due on outbox (state, next);
CREATE INDEX limits_ends on limits (ends);
CREATE INDEX deliveries_open on deliveries (letter, state, tries);
CREATE INDEX deliveries_subscriber on deliveries (subscriber);
insert into limits values ('a', 3, 1767603600000);
insert into consent_texts values ('de-1', 'Ja, ich möchte den Newsletter.');
insert into subscribers values ('s1', 'zoe@example.com', 'Zoë', 'de', 'de-1', 1767600000000, '192.0.2.1', 1767600100000, '192.0.2.1', null, null);
insert into subscribers values ('s2', null, null, 'de', 'de-1', 1767600000000, null, 1767600100000, null, 1767600200000, null);
insert into letters values ('a-post', 'hash', 0);
insert into deliveries values ('a-post', 's1', 'sent', 1, 1767600300000);
insert into versions values (1, 1767600000000);
insert into versions values (2, 1767600000000);
insert into outbox values ('waiting', 'mail', '{"from":{"name":"Alt","address":"alt@site.example"},"to":"altes-buero@site.example","replyTo":{"name":"Zoë","address":"zoe@example.com"},"subject":"Angebot","text":"Wartet","html":"<p>Wartet</p>","messageId":"waiting@site.example"}', 'waiting', null, null, 1767600000000, 1767600000000, 1767600060000, 2, 0, 0);
insert into outbox values ('refused', 'mail', '{"from":{"name":"Alt","address":"alt@site.example"},"to":"altes-buero@site.example","subject":"Angebot","text":"Abgelehnt","html":"<p>Abgelehnt</p>","messageId":"refused@site.example"}', 'refused', null, null, 1767600000000, 1767600000000, 1767600060000, 1, 0, 0);
insert into outbox values ('sent', 'mail', '', 'sent', null, null, 1767600000000, 1767600001000, 1767600060000, 1, 0, 0);
