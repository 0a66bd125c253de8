import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Company } from '../../src/company/facts-schema.ts'
import { buildProject, copyForPosts, type ProjectCopy } from '../support/project-copy.ts'
import { editFacts, takeOver } from '../support/take-over.ts'

const noTariff = { price: null, extensions: null }
const general = 'hallo@bitfuge.example'
const court = 'Amtsgericht Wittlich'

type Firm = { name: string; facts: Partial<Company>; said: Record<string, string[]>; gone: RegExp }

/** Firms of other forms than the sample company: what their pages say, and what none of them says. */
const firms: Firm[] = [
  {
    name: 'a sole trader with a lunch break, one mailbox and prices in cents',
    facts: {
      ...{ name: 'Muster IT e.K.', legalForm: 'e.K.', registerNumber: 'HRA 4711' },
      email: { general, info: null, privacy: null, support: null, invoice: null, applications: null },
      hours: {
        office: { 'monday-thursday': ['08:00-12:00', '13:00-17:00'], friday: ['08:00-12:00'] },
        contactPage: { 'monday-friday': ['08:00-12:00'] },
      },
      prices: {
        managedServices: { essential: 89.5, professional: null, enterprise: 1200 },
        telephony: { starter: noTariff, business: { price: 69.9, extensions: 50 }, enterprise: noTariff },
      },
    },
    said: {
      impressum: [
        'Anbieter dieser Website ist Muster IT e.K. mit',
        'Inhaberin oder InhaberErika Mustermann',
        `E-Mail: ${general}`,
        'Samstag, Sonntag und gesetzliche Feiertage',
      ],
      agb: ['zwischen Muster IT e.K. (Anbieter) und seinen Kunden'],
      'unternehmen/ueber-uns': ['ist ein im Handelsregister eingetragenes Einzelunternehmen'],
      index: ['montags bis donnerstags von 08:00 bis 12:00 und 13:00 bis 17:00 Uhr', 'ab 89,50 € pro Monat'],
      'leistungen/managed-services': ['ab 89,50 € pro Monat', 'auf Anfrage', 'ab 1.200 € pro Monat'],
      'leistungen/telefonie': ['Zahl der Nebenstellen nach Bedarf', 'ab 69,90 € pro Monat'],
    },
    gone: /(die|der) Muster IT|e\.K\.\.|Allgemeine Anfragen/,
  },
  {
    name: 'a GmbH & Co. KG that is open by appointment, with prices on request',
    facts: {
      ...{ name: 'Muster GmbH & Co. KG', legalForm: 'GmbH & Co. KG', registerNumber: 'HRA 4711' },
      representatives: ['Erika Mustermann', 'Max Beispiel'],
      generalPartner: { name: 'Muster Verwaltungs-GmbH', register: court, registerNumber: 'HRB 4712' },
      hours: { office: {}, contactPage: {} },
      sister: { name: 'Muster AG', url: 'https://muster.example', country: 'CH' },
      prices: {
        managedServices: { essential: null, professional: null, enterprise: null },
        telephony: { starter: noTariff, business: noTariff, enterprise: noTariff },
      },
    },
    said: {
      impressum: [
        `Persönlich haftende GesellschafterinMuster Verwaltungs-GmbH, ${court}, HRB 4712`,
        'Diese vertreten durch die GeschäftsführungErika Mustermann und Max Beispiel',
      ],
      kontakt: ['Nach Vereinbarung'],
      index: ['Im Büro treffen Sie uns nach Vereinbarung'],
      'leistungen/managed-services': ['auf Anfrage', 'Drei Tarife'],
      'branchen/kmu': ['Kündigungsfrist'],
      unternehmen: ['Schwesterfirma in der Schweiz'],
    },
    gone: /€|Euro pro|Drei Tarife mit Preisen|Preise (verstehen sich zuzüglich|ohne)|\d{2}:\d{2}\s(bis|–)|–\d{2}:\d{2}/,
  },
]

describe.each(firms)('$name', ({ facts, said, gone }) => {
  let copy: ProjectCopy
  const textOf = (name: string) => {
    const { document } = new JSDOM(readFileSync(join(copy.folder, `dist/${name}.html`))).window
    return (document.body.textContent ?? '').replaceAll(/[\u00a0\s]+/g, ' ')
  }
  beforeAll(() => {
    copy = copyForPosts()
    takeOver(copy.folder)
    editFacts(copy.folder, ({ company }) => Object.assign(company, facts))
    const { status, output } = buildProject(copy.folder)
    expect(status, output).toBe(0)
  })
  afterAll(() => copy.remove())

  test.each(Object.entries(said))('%s', (name, texts) => {
    const text = textOf(name)
    expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([])
  })

  test('no page says what is not so', () => {
    const pages = ['index', 'kontakt', 'impressum', 'agb', 'leistungen', 'unternehmen', ...Object.keys(said)]
    const found = pages.flatMap((name) => gone.exec(textOf(name))?.[0] ?? [])
    expect(found).toEqual([])
  })
})
