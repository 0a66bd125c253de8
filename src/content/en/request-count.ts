import type { RequestCountCopy } from '../page-copy.ts'

export const requestCount: RequestCountCopy = {
  foreign: 'requests to other servers',
  own: 'requests to our server',
  blocked: 'blocked by the policy',
  hosts: 'Other servers:',
}
