import type { RequestCountCopy } from '../page-copy.ts'

export const requestCount: RequestCountCopy = {
  foreign: 'Anfragen an fremde Server',
  own: 'Anfragen an unseren Server',
  blocked: 'von der Richtlinie verhindert',
  hosts: 'Fremde Server:',
}
