import type { Block } from '../page-copy.ts'

/** What the symbols of the plans mean, on every page. */
export const legend: Block = {
  kind: 'legend',
  heading: 'Legend',
  intro: 'Our symbols have the same meaning on every page.',
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
    sight: 'Telephone and radio',
    house: 'Workstations and devices',
    repair: 'Maintenance and updates',
    station: 'Measuring and checking',
    signal: 'Help and alarm',
    road: 'On site and on the road',
    poles: 'People and training',
    bridge: 'Working together',
    sheet: 'Documentation',
    boundary: 'Law and deadlines',
    north: 'Aim and direction',
    market: 'Retail',
    ward: 'Healthcare',
    works: 'Manufacturing',
  },
}
