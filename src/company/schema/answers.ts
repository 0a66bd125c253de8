import { z } from 'zod'
import { textsIn } from './parts.ts'

/** What customers ask before a contract and only the owner knows. They are beside the company: one page loads them. */
export function answers(languages: readonly string[]) {
  const answer = (about: string) => textsIn(languages).nullable().describe(about)
  return z.strictObject({
    responseTimes: answer('How soon work on a problem begins, by tariff, and how to call at night.'),
    helpDeskLanguages: answer('Which languages the help desk speaks.'),
    dataLocation: answer('In which countries backups, archives and phone systems are, and who runs them.'),
    setUpAndTravel: answer('What setting up, servers and visits cost.'),
    freeSteps: answer('Which first steps cost nothing.'),
    otherDevices: answer('Whether Macs, phones and Linux are looked after.'),
    ownSecurity: answer('How the company protects itself, and which proofs customers get.'),
    insurance: answer('Against what the company is insured, and for how much.'),
  })
}
