-- A database of the first schema, with rows in each table.
create table limits (key text primary key, count integer not null, ends integer not null);
create table outbox (
  id text primary key, mail text not null, created integer not null, tries integer not null default 0,
  next integer not null, refused integer not null default 0, sent integer
);
create table consent_texts (version text primary key, text text not null);
create table subscribers (
  id text primary key, email text, first_name text, language text, consent_version text,
  signed_up integer, signed_up_ip text, confirmed integer, confirmed_ip text, withdrawn integer, bounced integer
);
create table letters (slug text primary key, tested text, locked_until integer not null default 0);
create table deliveries (
  letter text not null, subscriber text not null, state text not null, tries integer not null default 0,
  changed integer not null, primary key (letter, subscriber)
) without rowid;
insert into limits values ('a', 3, 1767603600000);
insert into outbox values
  ('waiting', '{"from":{"name":"Alt","address":"alt@site.example"},"to":"altes-buero@site.example","replyTo":{"name":"Zoë","address":"zoe@example.com"},"subject":"Angebot","text":"Wartet","html":"<p>Wartet</p>","messageId":"waiting@site.example"}', 1767600000000, 2, 1767600060000, 0, null),
  ('refused', '{"from":{"name":"Alt","address":"alt@site.example"},"to":"altes-buero@site.example","subject":"Angebot","text":"Abgelehnt","html":"<p>Abgelehnt</p>","messageId":"refused@site.example"}', 1767600000000, 1, 1767600060000, 1, null),
  ('sent', '', 1767600000000, 1, 1767600060000, 0, 1767600001000);
insert into consent_texts values ('de-1', 'Ja, ich möchte den Newsletter.');
insert into subscribers values
  ('s1', 'zoe@example.com', 'Zoë', 'de', 'de-1', 1767600000000, '192.0.2.1', 1767600100000, '192.0.2.1', null, null),
  ('s2', null, null, 'de', 'de-1', 1767600000000, null, 1767600100000, null, 1767600200000, null);
insert into letters values ('a-post', 'hash', 0);
insert into deliveries values ('a-post', 's1', 'sent', 1, 1767600300000);
