import { company, reportsEndpoint } from '../../src/company/company.ts'
import { checkSettings, chooseContact, readSettings, type Settings } from './settings.ts'

/** Checks the settings and logs what is wrong with them. Returns `false` on errors. */
export async function reportSettings(mustArrive: boolean): Promise<boolean> {
  const settings = await readSettings()
  const { errors, warnings } = checkEndpoints(settings, mustArrive)
  errors.unshift(...checkSettings(settings))
  if (warnings.length > 0) console.warn(warnings.join('\n'))
  if (errors.length > 0) console.error(`${errors.join('\n')}\nNothing was built.`)
  return errors.length === 0
}

/** The addresses that pages of this build send something to. */
export async function endpointAddresses(): Promise<string[]> {
  const { VITE_CONTACT_ENDPOINT, VITE_FUNCTIONS_URL } = await readSettings()
  const addresses = [VITE_CONTACT_ENDPOINT, VITE_FUNCTIONS_URL, company.analytics, reportsEndpoint]
  return addresses.flatMap((address) => address || [])
}

/**
 * Checks that messages and sign-ups arrive.
 *
 * @param mustArrive whether a message that would be lost is an error, unless a setting accepts it
 */
export function checkEndpoints(settings: Settings, mustArrive: boolean) {
  const { VITE_CONTACT: contact, VITE_CONTACT_ENDPOINT: service, VITE_FUNCTIONS_URL: functions } = settings
  const errors: string[] = []
  const warnings: string[] = []
  const report = (message: string, solution: string, isAccepted: boolean) => {
    if (mustArrive && !isAccepted) errors.push(`${message} ${solution}`)
    else warnings.push(message)
  }

  if (contact && service) errors.push('VITE_CONTACT and VITE_CONTACT_ENDPOINT: expected only one of them')
  if (chooseContact(settings) === 'simulate') {
    const reason = contact
      ? 'VITE_CONTACT is simulate'
      : 'VITE_CONTACT_ENDPOINT is not set, nor VITE_FUNCTIONS_URL'
    report(
      `${reason}: the contact form only pretends to send, and every message is lost.`,
      'Set one of them, or VITE_CONTACT to off (a mail draft) or simulate.',
      Boolean(contact),
    )
  }
  if (!functions && contact !== 'off' && settings.VITE_NEWSLETTER !== 'off') {
    report(
      'VITE_FUNCTIONS_URL is not set: sign-ups for the newsletter go to /functions/send-newsletter-email of the host.',
      'Set it, or VITE_NEWSLETTER to off.',
      Boolean(contact),
    )
  }
  return { errors, warnings }
}
