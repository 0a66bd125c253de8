import type { RequestCountCopy } from '../page-copy.ts'

/** The numbers change while somebody looks at them. */
export const requestCount: RequestCountCopy = {
  foreign: 'requests to other servers',
  own: 'requests to our server',
  blocked: 'blocked by the policy',
  hosts: 'Other servers:',
}
