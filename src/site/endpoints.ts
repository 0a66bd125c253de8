/*
 * Where the forms of this build send to. Vite replaces each `import.meta.env.…` by its value. `CONTACT` says what becomes
 * of messages (`chooseContact` in scripts/site/settings.ts). Compare it where a form is rendered: the bundler leaves out
 * only what a condition in the same file excludes. What each setting means is in docs/publishing.md.
 */

/** The server functions; `npm run dev` always has them. */
const functionsUrl = import.meta.env.FUNCTIONS_URL

/** Without scripts a form reaches only a function on this site, which answers with a page. */
export const sendsWithoutScript = import.meta.env.CONTACT === 'functions' && functionsUrl.startsWith('/')

/** Sign-ups for the newsletter are by mail. */
export const newsletterIsOff =
  import.meta.env.VITE_NEWSLETTER === 'off' || (import.meta.env.CONTACT === 'off' && !functionsUrl)

/** The address of one of the functions. Without a setting, they are expected on the host of the site. */
export function functionAddress(name: string): string {
  return `${(functionsUrl || '/functions').replace(/\/+$/, '')}/${name}`
}
