/*
 * What tells programs from people, for the forms and the functions that receive them.
 */

/** A field that people do not see. No password manager and no autofill knows the name. */
export const honeypotName = 'remark'

/** Milliseconds in which nobody fills in a form by hand. A form that is filled in faster waits so long before it sends. */
export const minElapsedMs = 1500
