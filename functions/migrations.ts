/**
 * The schema, step by step: a database of any earlier version is brought up to date at the start. Never change a step
 * that was published; add one. All times are milliseconds since 1970. Names of tables and columns are for the owner's
 * own queries, too.
 */
export const migrations: readonly (readonly string[])[] = [
  // Databases from before there were versions have these tables already.
  [
    'create table if not exists limits (key text primary key, count integer not null, ends integer not null)',
    `create table if not exists outbox (
      id text primary key, mail text not null, created integer not null, tries integer not null default 0,
      next integer not null, refused integer not null default 0, sent integer
    )`,
    'create table if not exists consent_texts (version text primary key, text text not null)',
    `create table if not exists subscribers (
      id text primary key, email text, first_name text, language text, consent_version text,
      signed_up integer, signed_up_ip text, confirmed integer, confirmed_ip text, withdrawn integer, bounced integer
    )`,
    `create table if not exists letters (
      slug text primary key, tested text, locked_until integer not null default 0
    )`,
    `create table if not exists deliveries (
      letter text not null, subscriber text not null, state text not null, tries integer not null default 0,
      changed integer not null, primary key (letter, subscriber)
    ) without rowid`,
  ],
  // The outbox keeps what was typed instead of a finished mail, and says what became of it.
  [
    'alter table outbox rename to old_outbox',
    `create table outbox (
      id text primary key, kind text not null, content text not null, state text not null, reason text, detail text,
      created integer not null, changed integer not null, next integer not null,
      tries integer not null default 0, waited integer not null default 0, copies integer not null default 0
    )`,
    `insert into outbox (id, kind, content, state, created, changed, next, tries)
      select id, 'mail', mail, case when sent is not null then 'sent' when refused = 1 then 'refused' else 'waiting' end,
        created, coalesce(sent, created), next, tries from old_outbox`,
    'drop table old_outbox',
    'create index outbox_due on outbox (state, next)',
    'create index limits_ends on limits (ends)',
    'create index deliveries_open on deliveries (letter, state, tries)',
    'create index deliveries_subscriber on deliveries (subscriber)',
    'create table forgotten (id text primary key, at integer not null)',
    'create table if not exists keys (name text primary key, value text not null)',
    'create table troubles (name text primary key, words text not null, since integer not null, seen integer not null, told integer)',
    'create table notes (name text primary key, value text not null)',
  ],
  // Bounces that come later, letters at a time, and how somebody came and went.
  [
    'alter table subscribers add column source text',
    'alter table subscribers add column withdrawn_by text',
    'alter table subscribers add column bounce_reason text',
    'alter table subscribers add column restored integer',
    'alter table deliveries add column copy text',
    'create index deliveries_copy on deliveries (copy)',
    `create table refusals (
      subscriber text not null, day integer not null, detail text not null, primary key (subscriber, day)
    ) without rowid`,
    'create table reports (id text primary key, at integer not null)',
    'alter table letters add column content text',
    'alter table letters add column rate integer',
    'alter table letters add column send_at integer',
    'alter table letters add column runs integer not null default 0',
    'alter table letters add column stopped integer',
  ],
]

/** What the functions read and write: a table that lacks one of these columns is reported at the start. */
export const columns = {
  limits: 'key, count, ends',
  outbox: 'id, kind, content, state, reason, detail, created, changed, next, tries, waited, copies',
  consent_texts: 'version, text',
  subscribers:
    'id, email, first_name, language, consent_version, signed_up, signed_up_ip, confirmed, confirmed_ip, withdrawn, bounced, source, withdrawn_by, bounce_reason, restored',
  letters: 'slug, tested, locked_until, content, rate, send_at, runs, stopped',
  deliveries: 'letter, subscriber, state, tries, changed, copy',
  refusals: 'subscriber, day, detail',
  reports: 'id, at',
  forgotten: 'id, at',
  keys: 'name, value',
  troubles: 'name, words, since, seen, told',
  notes: 'name, value',
} as const
