import { company } from '../company/company.ts'
import { country, partnerVendors, sisterCountry } from '../company/derive.ts'
import { local, present, sentences } from '../company/optional.ts'
import { listOf, measure } from '../language/format.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { Block, PageCopy } from './page-copy.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

const { emergencySupportFrom, founded, hours, legalForm, legalFormName, sister, terms } = company
const { street, postalCode, city } = company.address

/** A firm of few years may call itself so. */
const isYoung = founded !== null && founded >= 2022

const partnerships = {
  de: listOf(
    partnerVendors.map(({ name, task }) => `${name} (${tasks.de[task]})`),
    'de',
  ),
  en: listOf(
    partnerVendors.map(({ name, task }) => `${name} (${tasks.en[task]})`),
    'en',
  ),
}

/** After "Wir sind Partner" and "We are partners of"; and in a list. */
const partnerCount = {
  de: {
    of: { 1: 'eines Herstellers', 2: 'zweier Hersteller' }[partnerVendors.length] ?? 'dieser Hersteller',
    phrase: partnerVendors.length === 2 ? 'zwei Partnerschaften mit Herstellern, ' : '',
  },
  en: {
    of: { 1: 'one vendor', 2: 'two vendors' }[partnerVendors.length] ?? 'these vendors',
    phrase: partnerVendors.length === 2 ? 'two vendor partnerships, ' : '',
  },
}

export const aboutUs: Localized<PageCopy> = {
  de: {
    title: `Über uns: Gründe${partnerVendors.length > 0 ? ', Partnerschaften, Kontakt' : ' und Kontakt'}`,
    description: `${founded === null ? `Aus ${city.de}` : `Gegründet ${founded} in ${city.de}`}: vier Gründe, mit uns zu arbeiten, ${partnerCount.de.phrase}unsere Werte in Kürze und die Kontaktdaten.`,
    heading: isYoung
      ? 'Ein junges Unternehmen für die IT im Mittelstand'
      : 'Ein Unternehmen für die IT im Mittelstand',
    lead: `${founded === null ? 'Wir betreuen' : `Seit ${founded} betreuen wir`} von ${city.de} aus die IT kleiner und mittlerer Unternehmen. Hier lesen Sie, was für uns spricht${partnerVendors.length > 0 ? ', wessen Partner wir sind' : ''} und wie Sie uns erreichen.`,
    blocks: present<Block>(
      {
        kind: 'cards',
        heading: 'Vier Gründe, mit uns zu arbeiten',
        cards: [
          {
            icon: 'signal',
            title: 'Erreichbar, wenn es eilt',
            text: sentences(
              `Montag bis Freitag von ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr nimmt das Büro Ihren Anruf entgegen.`,
              emergencySupportFrom &&
                'Je nach Vertrag gilt der Notfallsupport auch nachts und am Wochenende.',
            ),
          },
          {
            icon: 'bastion',
            title: 'Sicherheit mit Zeitplan',
            text: 'Zu jedem Sicherheitskonzept gehört ein Zeitplan. Sie sehen vorher, welche Maßnahme wann an der Reihe ist und was sie kostet.',
          },
          {
            icon: 'copy',
            title: 'Geprobte Wiederherstellung',
            text: 'Wir kontrollieren jede Sicherung und stellen in festen Abständen etwas daraus wieder her. So steht vor einem Ausfall fest, wie lange es dauert.',
          },
          {
            icon: 'boundary',
            title: 'Verträge mit klarer Frist',
            text: `Laufende Verträge können Sie mit ${measure(terms.noticeMonths, 'Monaten')} Frist zum Monatsende kündigen. Eine Mitteilung in Textform genügt, zum Beispiel per E-Mail.`,
          },
        ],
      },
      {
        kind: 'prose',
        heading: founded === null ? `Aus ${city.de}` : `Gegründet ${founded} in ${city.de}`,
        paragraphs: present(
          sentences(
            `Unser Unternehmen ist eine ${legalFormName.de} nach ${country.adjective.de}em Recht (${legalForm}).`,
            sister &&
              `Zur selben Gruppe gehört in ${sisterCountry?.de} unsere Schwesterfirma, die ${sister.name}.`,
          ),
          local(
            ['LU', 'DE'],
            'Die Nähe zur Grenze prägt die Arbeit: Firmensitz, Wohnorte der Belegschaft und Kundschaft verteilen sich bei vielen Betrieben auf mehrere Länder, und die IT muss alle verbinden.',
          ),
        ),
      },
      partnerVendors.length > 0 && {
        kind: 'prose',
        heading: 'Zertifizierungen und Partnerschaften',
        paragraphs: [
          `Wir sind Partner ${partnerCount.de.of}: ${partnerships.de}. Welche Aufgaben ihre Produkte bei unseren Kunden übernehmen, steht auf der Partnerseite.`,
        ],
        links: [{ to: pathOf('partner', 'de'), label: 'Alle Hersteller und ihre Aufgaben' }],
      },
      {
        kind: 'prose',
        heading: 'Mission, Vision und Werte in Kürze',
        link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission im Einzelnen' },
        paragraphs: [
          'Unsere Mission: IT zuverlässig betreiben, vor Angriffen schützen und nach einem Ausfall die Daten zurückholen. Unsere Vision: Kein kleiner Betrieb muss um seine Existenz fürchten, weil die IT ausfällt. Vier Werte leiten uns dabei:',
        ],
        points: [
          'Zuverlässigkeit: nur Termine zusagen, die zu halten sind',
          'Transparenz: erst den Preis nennen, dann anfangen',
          'Kontinuität: Wissen aufschreiben, damit es bleibt',
          'Innovation: Neues empfehlen, wenn es Arbeit spart',
        ],
      },
      {
        kind: 'table',
        heading: 'Kontaktdaten',
        head: ['Kontaktweg', 'Angabe'],
        rows: [
          ['Telefon', company.phone],
          ['E-Mail', company.email.general],
          ['Anschrift', `${company.name}, ${street}, ${postalCode} ${city.de}`],
          ['Öffnungszeiten', `Montag bis Freitag, ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr`],
        ],
      },
      {
        kind: 'call',
        heading: 'Prüfen Sie, ob wir zu Ihnen passen',
        intro:
          'Schildern Sie uns Ihre IT in wenigen Sätzen. Sie erfahren, was wir übernehmen können und was nicht.',
        actions: [
          { to: pathOf('contact', 'de'), label: 'Gespräch vereinbaren' },
          { call: 'phone' },
          { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage zur Zusammenarbeit' },
        ],
      },
    ),
  },
  en: {
    title: `About us: reasons${partnerVendors.length > 0 ? ', partnerships, contact' : ' and contact'}`,
    description: `${founded === null ? `From ${city.en}` : `Founded in ${city.en} in ${founded}`}: four reasons to work with us, ${partnerCount.en.phrase}our values in brief and our contact details.`,
    heading: isYoung ? 'A young company for small-business IT' : 'A company for small-business IT',
    lead: `${founded === null ? 'We look after' : `Since ${founded} we have been looking after`} IT for small and medium-sized businesses from ${city.en}. Here is why you might choose us${partnerVendors.length > 0 ? ', whose partners we are' : ''} and how to reach us.`,
    blocks: present<Block>(
      {
        kind: 'cards',
        heading: 'Four reasons to work with us',
        cards: [
          {
            icon: 'signal',
            title: 'There when it is urgent',
            text: sentences(
              `The office takes your call from Monday to Friday, ${hours.office.opens} to ${hours.office.closes}.`,
              emergencySupportFrom &&
                'Depending on your contract, emergency support covers nights and weekends as well.',
            ),
          },
          {
            icon: 'bastion',
            title: 'Security with a timetable',
            text: 'Every security concept comes with a timetable. You see beforehand which measure comes when and what it costs.',
          },
          {
            icon: 'copy',
            title: 'Rehearsed restores',
            text: 'We check every backup and restore part of it at set intervals, so that you know before a failure how long it takes.',
          },
          {
            icon: 'boundary',
            title: 'Contracts with a clear notice period',
            text: `You can end an ongoing contract with ${measure(terms.noticeMonths, 'months’')} notice to the end of a month. Notice by e-mail is enough.`,
          },
        ],
      },
      {
        kind: 'prose',
        heading: founded === null ? `From ${city.en}` : `Founded in ${city.en} in ${founded}`,
        paragraphs: present(
          sentences(
            `Our company is a ${legalFormName.en} under ${country.adjective.en} law (${legalForm}).`,
            sister && `Our sister firm in ${sisterCountry?.en}, ${sister.name}, belongs to the same group.`,
          ),
          local(
            ['LU', 'DE'],
            'Being near the border shapes the work. At many businesses the registered office, the homes of the staff and the customers are spread over several countries, and IT has to connect them all.',
          ),
        ),
      },
      partnerVendors.length > 0 && {
        kind: 'prose',
        heading: 'Certifications and partnerships',
        paragraphs: [
          `We are partners of ${partnerCount.en.of}: ${partnerships.en}. The partner page describes what their products do for our customers.`,
        ],
        links: [{ to: pathOf('partner', 'en'), label: 'All vendors and their roles' }],
      },
      {
        kind: 'prose',
        heading: 'Mission, vision and values in brief',
        link: { to: pathOf('visionMission', 'en'), label: 'Our vision and mission in detail' },
        paragraphs: [
          'Our mission: to run IT reliably, to protect it from attacks and to bring data back after a failure. Our vision: no small business has to fear for its existence because its IT has failed. Four values guide us:',
        ],
        points: [
          'Reliability: promise only dates that can be kept',
          'Transparency: name the price first, then begin',
          'Continuity: write knowledge down so that it stays',
          'Innovation: recommend what is new when it saves work',
        ],
      },
      {
        kind: 'table',
        heading: 'Contact details',
        head: ['How to reach us', 'Detail'],
        rows: [
          ['Phone', company.phone],
          ['E-mail', company.email.general],
          ['Address', `${company.name}, ${street}, ${postalCode} ${city.en}`],
          ['Opening hours', `Monday to Friday, ${hours.office.opens} to ${hours.office.closes}`],
        ],
      },
      {
        kind: 'call',
        heading: 'Find out whether we suit you',
        intro:
          'Describe your IT to us in a few sentences. We will tell you what we can take on, and what we cannot.',
        actions: [
          { to: pathOf('contact', 'en'), label: 'Arrange a conversation' },
          { call: 'phone' },
          { call: 'mail', label: 'Write an e-mail', subject: 'Enquiry about working together' },
        ],
      },
    ),
  },
}
