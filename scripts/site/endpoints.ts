import { privacySettings } from '../../src/content/de/privacy.ts'
import { chooseContact, type Settings } from './settings.ts'

/**
 * Checks that messages and sign-ups arrive.
 *
 * @param mustArrive whether a message that would be lost is an error, unless a setting accepts it
 */
export function checkEndpoints(settings: Settings, mustArrive: boolean) {
  const { VITE_CONTACT: contact, VITE_FUNCTIONS_URL: functions } = settings
  const errors: string[] = []
  const warnings: string[] = []
  const report = (lost: string, solution: string, isAccepted: boolean) => {
    if (mustArrive && !isAccepted) errors.push(`${lost} ${solution}`)
    else warnings.push(lost)
  }

  if (chooseContact(settings) === 'simulate') {
    const cause = contact ? 'VITE_CONTACT is simulate' : 'VITE_FUNCTIONS_URL is not set'
    const lost = `${cause}: the contact form only pretends to send, and every message is lost.`
    report(lost, 'Set it, or VITE_CONTACT to off (a mail draft) or simulate.', Boolean(contact))
  }
  if (!functions && contact !== 'off' && settings.VITE_NEWSLETTER !== 'off') {
    const lost =
      'VITE_FUNCTIONS_URL is not set: sign-ups for the newsletter go to /functions/send-newsletter-email of the host.'
    report(lost, 'Set it, or VITE_NEWSLETTER to off.', Boolean(contact))
  }
  return { errors, warnings }
}

/** What the privacy policy says of the site and this build does otherwise, in one sentence. A simulation is said elsewhere. */
export function comparePrivacyPolicy(settings: Settings): string | undefined {
  const contact = chooseContact(settings)
  const isByMail = settings.VITE_NEWSLETTER === 'off' || (contact === 'off' && !settings.VITE_FUNCTIONS_URL)
  const built: typeof privacySettings = {
    contact: contact === 'simulate' ? privacySettings.contact : contact,
    newsletter: isByMail ? 'off' : 'functions',
  }
  const names = Object.keys(built) as (keyof typeof built)[]
  const others = names.filter((name) => built[name] !== privacySettings[name])
  if (others.length === 0) return undefined
  const list = others.map((name) => `${name}: ${privacySettings[name]}, here ${built[name]}`).join('; ')
  return `src/content/de/privacy.ts describes another site (${list}): rewrite what it says of that, then privacySettings in the same file.`
}
