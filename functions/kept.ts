import { company, confirmationHours } from '../src/company/company.ts'

/** For how long the functions keep what, as the privacy policy says it. */
export const kept = { ...company.visitorData, confirmationHours }
