import type { Block } from '../page-copy.ts'

/** What the symbols of the plans mean, on every page. */
export const legend: Block = {
  kind: 'legend',
  heading: 'Legend',
  intro: 'Each symbol means the same on every page.',
  names: {
    bastion: 'Protection',
    gate: 'Access and rights',
    hatch: 'Separate area',
    breach: 'Attack and damage',
    core: 'Servers',
    depot: 'Storage and archive',
    copy: 'Backup',
    plateau: 'Cloud',
    ford: 'Networks and lines',
    sight: 'Telephone and wireless',
    house: 'Workstations and devices',
    repair: 'Maintenance and updates',
    station: 'Monitoring and testing',
    signal: 'Help and emergencies',
    road: 'On site and on the road',
    poles: 'People and training',
    bridge: 'Partnership',
    sheet: 'Documentation',
    boundary: 'Law and deadlines',
    north: 'Goals',
    market: 'Retail',
    ward: 'Healthcare',
    works: 'Manufacturing',
  },
}
