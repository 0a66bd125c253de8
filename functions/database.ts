import type { Client, InValue, Row } from '@libsql/client'

/** All times are milliseconds since 1970. Names of tables and columns are for the owner's own queries, too. */
const tables = `
  create table if not exists limits (key text primary key, count integer not null, ends integer not null);
  create table if not exists outbox (
    id text primary key, mail text not null, created integer not null, tries integer not null default 0,
    next integer not null, refused integer not null default 0, sent integer
  );
  create table if not exists keys (name text primary key, value text not null);
  create table if not exists consent_texts (version text primary key, text text not null);
  create table if not exists subscribers (
    id text primary key, email text, first_name text, language text, consent_version text,
    signed_up integer, signed_up_ip text, confirmed integer, confirmed_ip text, withdrawn integer, bounced integer
  );
  create table if not exists letters (slug text primary key, tested text, locked_until integer not null default 0);
  create table if not exists deliveries (
    letter text not null, subscriber text not null, state text not null, tries integer not null default 0,
    changed integer not null, primary key (letter, subscriber)
  ) without rowid;`

/** Creates what is missing. Several processes may do so at once. */
export async function createTables(database: Client): Promise<void> {
  // Readers and a writer then do not wait for each other. A remote database chooses for itself.
  if (database.protocol === 'file') await database.execute('pragma journal_mode = wal')
  await database.executeMultiple(tables)
}

/** The rows of one statement. */
export async function query(database: Client, sql: string, ...args: InValue[]): Promise<Row[]> {
  return (await database.execute({ sql, args })).rows
}
