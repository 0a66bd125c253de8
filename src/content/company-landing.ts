import { company } from '../company/company.ts'
import { partnerVendors, sisterCountry, sisterIsAbroad } from '../company/derive.ts'
import { present, sentences } from '../company/optional.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { PageCopy } from './page-copy.ts'

const { founded, hours, region, sister } = company
const { city, postalCode } = company.address

export const companyLanding: Localized<PageCopy> = {
  de: {
    title: 'Das Unternehmen im Überblick',
    description: `Ein IT-Unternehmen mit Sitz in ${city.de}: Eckdaten, Arbeitsgebiet und Öffnungszeiten, dazu der Weg zu Vision, Werten und Karriere.`,
    heading: `Ein kleines IT-Unternehmen mit Sitz in ${city.de}`,
    lead: `Die ${company.name} betreibt und schützt die IT kleiner und mittlerer Unternehmen in ${region.de}. Hier finden Sie die Eckdaten und den Weg zu den ausführlicheren Seiten.`,
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
            icon: 'poles',
            title: 'Über uns',
            text: `${founded === null ? 'Wer wir sind' : 'Seit wann es uns gibt'}, ${partnerVendors.length > 0 ? 'welche Partnerschaften wir pflegen' : 'woran wir uns halten'} und welche vier Gründe für eine Zusammenarbeit sprechen. Auch die Kontaktdaten stehen dort.`,
            link: { to: pathOf('aboutUs', 'de'), label: 'Über uns lesen' },
          },
          {
            icon: 'north',
            title: 'Vision und Mission',
            text: 'Was wir für kleine Betriebe erreichen wollen, wie wir daran arbeiten und nach welchen vier Werten wir uns richten.',
            link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission lesen' },
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
        kind: 'prose',
        heading: 'Bei uns arbeiten',
        paragraphs: [
          'Wer bei uns anfängt, sitzt vormittags am Helpdesk und steht nachmittags vielleicht vor einem Serverschrank beim Kunden. Auf der Karriereseite lesen Sie, wie Sie mit uns ins Gespräch kommen.',
        ],
        links: [{ to: pathOf('careers', 'de'), label: 'Zur Karriereseite' }],
      },
      {
        kind: 'call',
        heading: 'Lieber gleich sprechen?',
        intro: 'Am Telefon lässt sich am schnellsten klären, ob wir zueinander passen.',
        actions: [
          { call: 'phone' },
          { to: pathOf('contact', 'de'), label: 'Kontaktformular öffnen' },
          { call: 'mail', label: 'E-Mail schreiben', subject: 'Frage zum Unternehmen' },
        ],
      },
    ],
  },
  en: {
    title: 'The company at a glance',
    description: `An IT company based in ${city.en}: key facts, field of work and opening hours, and the way to our vision, our values and careers.`,
    heading: `A small IT company based in ${city.en}`,
    lead: `${company.name} runs and protects IT for small and medium-sized businesses in ${region.en}. This page gives the key facts and points you to the fuller ones.`,
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
            icon: 'poles',
            title: 'About us',
            text: `${founded === null ? 'Who we are' : 'When we started'}, ${partnerVendors.length > 0 ? 'which partnerships we maintain' : 'what we stand by'} and four reasons a business might choose to work with us. You will find our contact details there too.`,
            link: { to: pathOf('aboutUs', 'en'), label: 'Read about us' },
          },
          {
            icon: 'north',
            title: 'Vision and mission',
            text: 'What we want to achieve for small businesses, how we work towards it and which four values guide us.',
            link: { to: pathOf('visionMission', 'en'), label: 'Read our vision and mission' },
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
        kind: 'prose',
        heading: 'Working here',
        paragraphs: [
          'You might spend the morning on the help desk and the afternoon in front of a server rack at a customer’s site. The careers page tells you how to start a conversation with us.',
        ],
        links: [{ to: pathOf('careers', 'en'), label: 'Careers page (in German)' }],
      },
      {
        kind: 'call',
        heading: 'Would you rather talk?',
        intro: 'A phone call is the quickest way to find out whether we are a good match.',
        actions: [
          { call: 'phone' },
          { to: pathOf('contact', 'en'), label: 'Open the contact form' },
          { call: 'mail', label: 'Write an e-mail', subject: 'Question about the company' },
        ],
      },
    ],
  },
}
