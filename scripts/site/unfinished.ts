import { privacy } from '../../src/content/de/privacy.ts'
import { placeholders } from '../../src/site/company.ts'
import { factsFile } from '../io/facts-file.ts'
import { count } from '../io/quote.ts'
import { chooseContact, type Settings } from './settings.ts'

/** The facts that are not the real ones yet: how many, or which. */
export function describePlaceholders(areListed: boolean): string[] {
  if (placeholders.length === 0) return []
  const names = areListed ? placeholders.join(', ') : 'npm run check lists them'
  return [`${factsFile}: ${count(placeholders.length, 'placeholder')}: ${names}`]
}

/** Which messages are lost. */
export function describeLostMessages(settings: Settings): string | undefined {
  if (chooseContact(settings) !== 'simulate') return undefined
  const { VITE_CONTACT: contact, VITE_FUNCTIONS_URL: functions } = settings
  const cause = contact ? 'VITE_CONTACT is simulate' : 'VITE_FUNCTIONS_URL is not set'
  const signUps = functions ? '' : ' Sign-ups for the newsletter fail.'
  return `${cause}: the contact form only pretends to send, and every message is lost.${signUps} Set VITE_FUNCTIONS_URL, or VITE_CONTACT to off (a mail draft).`
}

/** What the privacy policy says of the site and this build does otherwise, in one sentence. A simulation is said elsewhere. */
export function comparePrivacyPolicy(settings: Settings): string | undefined {
  const contact = chooseContact(settings)
  const isByMail = settings.VITE_NEWSLETTER === 'off' || (contact === 'off' && !settings.VITE_FUNCTIONS_URL)
  const built: typeof privacy.settings = {
    contact: contact === 'simulate' ? privacy.settings.contact : contact,
    newsletter: isByMail ? 'off' : 'functions',
  }
  const names = Object.keys(built) as (keyof typeof built)[]
  const others = names.filter((name) => built[name] !== privacy.settings[name])
  if (others.length === 0) return undefined
  const list = others.map((name) => `${name}: ${privacy.settings[name]}, here ${built[name]}`).join('; ')
  return `src/content/de/privacy.ts describes another site (${list}): rewrite what it says of that, then settings in the same file.`
}
