import { company } from './company.ts'

/**
 * The header by which browsers use nothing but TLS for two years. With subdomains it also cuts off those that have no
 * TLS, so the company has to ask for that.
 */
export function strictTransportSecurity(withSubdomains = company.hstsSubdomains): string {
  return `max-age=63072000${withSubdomains ? '; includeSubDomains' : ''}`
}
