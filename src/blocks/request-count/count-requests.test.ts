import { expect, test } from 'vitest'
import { countRequests } from './count-requests.ts'

test.each([
  { what: 'own files', addresses: ['https://a.example/x.js', 'https://a.example/y.css?z#1'], own: 2 },
  {
    what: 'a tracker twice',
    addresses: ['https://t.example/1', 'https://t.example/2'],
    hosts: ['t.example'],
    foreign: 2,
  },
  {
    what: 'several hosts',
    addresses: ['http://z.example/', 'https://a.example/', 'https://b.example/'],
    own: 1,
    foreign: 2,
    hosts: ['b.example', 'z.example'],
  },
  { what: 'a subdomain', addresses: ['https://cdn.a.example/x'], foreign: 1, hosts: ['cdn.a.example'] },
  { what: 'another port', addresses: ['https://a.example:8443/x'], foreign: 1, hosts: ['a.example:8443'] },
  {
    what: 'no server',
    addresses: ['data:text/plain,x', 'blob:https://a.example/1', 'chrome-extension://abc/x.js'],
  },
  { what: 'nothing', addresses: [] },
])('requests by host: $what', ({ addresses, own = 0, foreign = 0, hosts = [] }) => {
  expect(countRequests(addresses, 'a.example')).toEqual({ own, foreign, hosts })
})
