import type { RequestCountCopy } from '../page-copy.ts'

/** The numbers change while somebody looks at them. */
export const requestCount: RequestCountCopy = {
  foreign: 'Anfragen an fremde Server',
  own: 'Anfragen an unseren Server',
  blocked: 'von der Richtlinie verhindert',
  hosts: 'Fremde Server:',
}
