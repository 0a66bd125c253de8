import { company } from '../company/company.ts'
import { partnerVendors, sisterCountry, sisterIsAbroad } from '../company/derive.ts'
import { present, sentences } from '../company/optional.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { PageCopy } from './page-copy.ts'

const { hours, region, sister } = company
const { city, postalCode } = company.address

export const companyLanding: Localized<PageCopy> = {
  de: {
    title: 'Das Unternehmen im Überblick',
    description: `Ein IT-Unternehmen mit Sitz in ${city.de}: Eckdaten, Arbeitsgebiet und Öffnungszeiten, dazu der Weg zu Team, Vision und Karriere.`,
    heading: `Ein IT-Unternehmen mit Sitz in ${city.de}`,
    lead: `Die ${company.name} betreibt und schützt die IT kleiner und mittlerer Unternehmen in ${region.de}. Hier finden Sie die Eckdaten und Wege zu mehr.`,
    blocks: [
      {
        kind: 'prose',
        heading: 'Was wir tun und für wen',
        paragraphs: [
          'Unsere Kunden haben meist keine eigene IT-Abteilung oder eine, die Entlastung braucht. Wir übernehmen Support, Sicherheit und Datensicherung ganz oder in Teilen und stimmen ab, wer im Alltag wofür zuständig ist.',
          sentences(
            'Wir arbeiten ausschließlich für Unternehmen.',
            sister &&
              `In ${sisterCountry?.de} gehört die ${sister.name} zur selben Gruppe${sisterIsAbroad ? '; Standorte auf beiden Seiten der Grenze lassen sich so nach einem gemeinsamen Konzept betreuen' : ''}.`,
          ),
        ],
      },
      {
        kind: 'cards',
        heading: 'Mehr über das Unternehmen',
        cards: [
          {
            icon: 'bridge',
            title: 'Über uns',
            text: `Vier Gründe für eine Zusammenarbeit${partnerVendors.length === 2 ? ', zwei Partnerschaften mit Herstellern' : ''} und alle Kontaktdaten.`,
            link: { to: pathOf('aboutUs', 'de'), label: 'Über uns lesen' },
          },
          {
            icon: 'poles',
            title: 'Team und Arbeitsweise',
            text: 'Wer bei uns welche Rolle übernimmt und was nach Ihrer Meldung geschieht.',
            link: { to: pathOf('company', 'en'), label: 'Das Team kennenlernen' },
          },
          {
            icon: 'north',
            title: 'Vision und Mission',
            text: 'Was wir für kleine Betriebe erreichen wollen, wie wir daran arbeiten und nach welchen vier Werten wir uns richten.',
            link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission lesen' },
          },
          {
            icon: 'road',
            title: 'Karriere',
            text: 'Wie die Arbeit bei uns aussieht und wie Sie mit uns ins Gespräch kommen.',
            link: { to: pathOf('careers', 'de'), label: 'Zur Karriereseite' },
          },
        ],
      },
      {
        kind: 'table',
        heading: 'Eckdaten',
        head: ['Angabe', 'Inhalt'],
        rows: present(
          ['Firma', company.name],
          ['Rechtsform', company.legalForm],
          ['Sitz', `${postalCode} ${city.de}`],
          ['Kunden', `Kleine und mittlere Unternehmen in ${region.de}`],
          sister && [`Schwesterfirma in ${sisterCountry?.de}`, sister.name],
          ['Öffnungszeiten', `Montag bis Freitag, ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr`],
        ),
      },
      {
        kind: 'call',
        heading: 'Passen wir zueinander?',
        intro: 'Ein paar Zeilen oder ein Anruf genügen meist, um das zu klären.',
        actions: [
          { to: pathOf('contact', 'de'), label: 'Kontaktformular öffnen' },
          { call: 'phone' },
          { call: 'mail', label: 'E-Mail schreiben', subject: 'Frage zum Unternehmen' },
        ],
      },
    ],
  },
  en: {
    title: 'The company at a glance',
    description: `An IT company based in ${city.en}: key facts, field of work and opening hours, and the way to our team, our vision and careers.`,
    heading: `A small IT company based in ${city.en}`,
    lead: `${company.name} runs and protects IT for small and medium-sized businesses in ${region.en}. Here are the key facts and ways to find out more.`,
    blocks: [
      {
        kind: 'prose',
        heading: 'What we do, and for whom',
        paragraphs: [
          'Most of our customers have no IT department of their own, or one that is short-staffed. We take on support, security and backup, in full or in part, and agree with you who is responsible for what.',
          sentences(
            'We work for businesses only.',
            sister &&
              `In ${sisterCountry?.en}, ${sister.name} belongs to the same group${sisterIsAbroad ? ', so sites on both sides of the border can be looked after under one shared plan' : ''}.`,
          ),
        ],
      },
      {
        kind: 'cards',
        heading: 'More about the company',
        cards: [
          {
            icon: 'bridge',
            title: 'About us',
            text: `Four reasons a business might choose to work with us${partnerVendors.length === 2 ? ', two vendor partnerships' : ''} and all contact details.`,
            link: { to: pathOf('aboutUs', 'en'), label: 'Read about us' },
          },
          {
            icon: 'poles',
            title: 'Team and way of working',
            text: 'Who does what here, and what happens when you report a problem.',
            link: { to: pathOf('company', 'en'), label: 'Meet the team' },
          },
          {
            icon: 'north',
            title: 'Vision and mission',
            text: 'What we want to achieve for small businesses, how we work towards it and which four values guide us.',
            link: { to: pathOf('visionMission', 'en'), label: 'Read our vision and mission' },
          },
          {
            icon: 'road',
            title: 'Careers',
            text: 'What working here is like and how to start a conversation with us.',
            link: { to: pathOf('careers', 'en'), label: 'Careers page (in German)' },
          },
        ],
      },
      {
        kind: 'table',
        heading: 'Key facts',
        head: ['Item', 'Detail'],
        rows: present(
          ['Company', company.name],
          ['Legal form', company.legalForm],
          ['Registered office', `${postalCode} ${city.en}`],
          ['Customers', `Small and medium-sized businesses in ${region.en}`],
          sister && [`Sister firm in ${sisterCountry?.en}`, sister.name],
          ['Opening hours', `Monday to Friday, ${hours.office.opens} to ${hours.office.closes}`],
        ),
      },
      {
        kind: 'call',
        heading: 'Are we a good match?',
        intro: 'A few lines or a phone call are usually enough to find out.',
        actions: [
          { to: pathOf('contact', 'en'), label: 'Open the contact form' },
          { call: 'phone' },
          { call: 'mail', label: 'Write an e-mail', subject: 'Question about the company' },
        ],
      },
    ],
  },
}
