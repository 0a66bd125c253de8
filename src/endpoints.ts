/*
 * Where the forms of this build send to. Vite replaces each `import.meta.env.…` by its value, so that pages load only
 * what their build uses. What each variable means is in docs/publishing.md.
 */

/** The server functions; `npm run dev` always has them. */
export const functionsUrl: string | undefined =
  import.meta.env.VITE_FUNCTIONS_URL || (import.meta.env.DEV ? '/functions' : undefined)

/** Sent to the functions as a bearer token. */
export const functionsKey: string | undefined = import.meta.env.VITE_FUNCTIONS_KEY || undefined

/** A form service that receives messages instead of the functions. */
export const serviceAddress: string | undefined =
  (!import.meta.env.VITE_CONTACT && import.meta.env.VITE_CONTACT_ENDPOINT) || undefined

export const messagesGoToFunctions = !import.meta.env.VITE_CONTACT && !serviceAddress && !!functionsUrl

/** Without scripts a form reaches only a function on this site, which answers with a page, and without a key. */
export const sendsWithoutScript = messagesGoToFunctions && !functionsKey && !!functionsUrl?.startsWith('/')

/** The contact form opens a mail draft instead of sending. */
export const contactIsDraft = import.meta.env.VITE_CONTACT === 'off'

/** Sign-ups for the newsletter are by mail. */
export const newsletterIsOff = import.meta.env.VITE_NEWSLETTER === 'off' || (contactIsDraft && !functionsUrl)

/** The address of one of the functions. Without a setting, they are expected on the host of the site. */
export function functionAddress(name: string): string {
  return `${(functionsUrl ?? '/functions').replace(/\/+$/, '')}/${name}`
}
