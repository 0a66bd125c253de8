import { asciiDomain } from './forms.ts'
import { hashOf } from './limits.ts'
import type { Services } from './services.ts'

/** The id of a subscriber. The same for all writings of an address, with umlauts in its domain or without. */
export async function subscriberId(services: Services, email: string): Promise<string> {
  return hashOf(services, 'subscriber', asciiDomain(email.trim()).toLowerCase())
}
