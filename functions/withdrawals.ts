import type { Services } from './services.ts'

/*
 * Who has withdrawn is written down outside of the database as well, as statements for it: a backup that is restored
 * has those who withdrew after it, and must not bring them back. Who has signed up again since then stays.
 */

/** `id` has letters, digits, `-` and `_` only. */
export function recordWithdrawal({ record, now }: Services, id: string): void {
  const at = now()
  record?.(`update subscribers set email = null, first_name = null, signed_up_ip = null, confirmed_ip = null, \
withdrawn = ${at} where id = '${id}' and withdrawn is null and confirmed < ${at};\n`)
}

export function recordErasure({ record, now }: Services, id: string): void {
  record?.(`delete from subscribers where id = '${id}' and coalesce(confirmed, 0) < ${now()};\n`)
}
