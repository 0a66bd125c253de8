import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readAnswers } from '../../scripts/dev/setup/answers-file.ts'
import { applyAnswers } from '../../scripts/dev/setup/apply-answers.ts'
import { factsFile, readFacts } from '../../scripts/io/read-facts.ts'
import type { Company, Facts } from '../../src/company/facts-schema.ts'
import { runNode } from './project-copy.ts'

const { claims, tariffs, visitorData } = readFacts().company

/** The facts of an invented company under another law, which has none of the optional facts of the first one. */
export const otherCompany: Company = {
  name: 'Bitfuge GmbH',
  shortName: 'Bitfuge',
  legalForm: 'GmbH',
  legalFormName: null,
  founded: null,
  siteUrl: 'https://www.bitfuge.example',
  country: 'DE',
  timeZone: null,
  state: 'RP',
  address: { street: 'Beispielgasse 7', postalCode: '54290', city: { de: 'Trier', en: 'Trier' } },
  region: { de: 'Trier und Umgebung', en: 'Trier and around' },
  markets: ['DE'],
  phone: '+49 221 4710 123',
  email: {
    general: 'hallo@bitfuge.example',
    info: 'info@bitfuge.example',
    privacy: 'info@bitfuge.example',
    support: null,
    invoice: 'buchhaltung@bitfuge.example',
    applications: 'info@bitfuge.example',
  },
  representatives: ['Erika Mustermann'],
  generalPartner: null,
  register: 'Amtsgericht Wittlich',
  registerNumber: 'HRB 000000',
  vatNumber: 'DE000000000',
  jurisdiction: { de: 'Trier', en: 'Trier' },
  businessPermit: null,
  liabilityInsurance: {
    name: 'Beispiel Versicherung AG',
    address: 'Beispielplatz 1, 50667 Köln',
    area: 'Europäische Union',
  },
  sister: null,
  vendors: {
    workplace: 'Microsoft',
    backup: 'Acronis',
    firewall: 'Sophos',
    servers: null,
    clients: null,
    telephony: null,
  },
  partnerships: ['firewall'],
  priceUnits: {
    managedServices: { de: 'je Gerät', en: 'per device' },
    telephony: { de: 'je Rufnummer', en: 'per number' },
  },
  emergencySupportFrom: null,
  emergencyPhone: null,
  hours: {
    office: { 'monday-friday': ['08:30-16:30'], saturday: 'by appointment' },
    contactPage: { 'monday-friday': ['08:30-16:30'] },
  },
  currency: 'EUR',
  prices: {
    managedServices: { essential: 73, professional: 127, enterprise: null },
    telephony: {
      starter: { price: 31, extensions: 8 },
      business: { price: 58, extensions: 40 },
      enterprise: { price: null, extensions: null },
    },
  },
  retention: { commercialLawYears: 10, dailyDays: 14, weeklyWeeks: 6, monthlyMonths: 6, yearlyYears: 5 },
  terms: { paymentDays: 21, noticeMonths: 2, dated: { de: 'November 2026', en: 'November 2026' } },
  logRetention: { de: '7 Tage', en: '7 days' },
  shareCapital: null,
  host: { name: 'Beispiel Hosting GmbH', country: 'DE' },
  mailProvider: null,
  analytics: null,
  hstsSubdomains: false,
  surroundings: null,
  social: ['https://www.linkedin.com/company/bitfuge-example'],
  tariffs,
  visitorData,
  claims: Object.fromEntries(Object.keys(claims).map((claim) => [claim, null])) as Company['claims'],
}

/** The facts of a company in Dublin, in English only, which promises and sells whatever the first one does. */
export function factsOfHarbour(): Facts {
  const before = { ...readFacts(), placeholders: ['company.name'] }
  const answers = readAnswers('tests/recipes/answers/harbour.json', 'en', before)
  const facts = { ...applyAnswers(before, answers), disabledPages: [], placeholders: [] }
  const { prices, retention, vendors, partnerships } = before.company
  const priceUnits = { managedServices: { en: 'per user' }, telephony: { en: 'per number' } }
  const texts = { priceUnits, logRetention: { en: '30 days' } }
  Object.assign(facts.company, { claims, tariffs, prices, retention, vendors, partnerships, ...texts })
  Object.assign(facts.company.terms, { noticeMonths: 1, dated: { en: 'November 2026' } })
  return facts
}

/** Changes the facts in a copy of the project. */
export function editFacts(folder: string, edit: (facts: Facts) => void): void {
  const file = join(folder, factsFile)
  const facts: Facts = JSON.parse(readFileSync(file, 'utf8'))
  edit(facts)
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`)
}

/** Gives a copy of the project the facts of the invented company, some of them still placeholders. */
export function takeOver(folder: string, placeholders: string[] = []): void {
  editFacts(folder, (facts) => Object.assign(facts, { company: otherCompany, placeholders }))
}

/** Runs the setup in a copy of the project with the answers of the example and some others. */
export function setUp(folder: string, others: object = {}) {
  const answers = JSON.parse(readFileSync('docs/setup-answers.json', 'utf8'))
  const logo = resolve('docs', answers.logo)
  writeFileSync(join(folder, 'answers.json'), JSON.stringify({ ...answers, logo, ...others }))
  return runNode(folder, [
    '--import',
    'tsx',
    '--import',
    './scripts/site/valid-facts.ts',
    'scripts/setup.ts',
    '--answers',
    'answers.json',
  ])
}

/** What the setup does not ask for. */
export const ownersFacts = [
  ...[
    'vendors',
    'partnerships',
    'priceUnits',
    'emergencySupportFrom',
    'hours',
    'prices',
    'tariffs',
    'claims',
  ],
  ...['retention', 'terms', 'logRetention', 'founded', 'sister', 'businessPermit', 'liabilityInsurance'],
] as (keyof Company)[]

/** Fills in what the setup has left to the owner. */
export function fillIn(folder: string): void {
  editFacts(folder, (facts) => {
    Object.assign(facts.company, Object.fromEntries(ownersFacts.map((fact) => [fact, otherCompany[fact]])))
    facts.placeholders = facts.placeholders.filter((path) =>
      ownersFacts.every((fact) => !`${path}.`.startsWith(`company.${fact}.`)),
    )
  })
}
