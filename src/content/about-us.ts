import { company, hours, terms } from '../company.ts'
import { measure } from '../language/format.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { PageCopy } from './page-copy.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

const [oneTask, otherTask] = company.partnerships
const partnerships = {
  de: `${company.vendors[oneTask]} (${tasks.de[oneTask]}) und ${company.vendors[otherTask]} (${tasks.de[otherTask]})`,
  en: `${company.vendors[oneTask]} (${tasks.en[oneTask]}) and ${company.vendors[otherTask]} (${tasks.en[otherTask]})`,
}
const { street, postalCode, city } = company.address

export const aboutUs: Localized<PageCopy> = {
  de: {
    title: 'Über uns: Gründe, Partnerschaften, Kontakt',
    description: `Gegründet ${company.founded} in Luxemburg: vier Gründe, mit uns zu arbeiten, zwei Partnerschaften mit Herstellern, unsere Werte in Kürze und die Kontaktdaten.`,
    heading: 'Ein junges Unternehmen für die IT im Mittelstand',
    lead: `Seit ${company.founded} betreuen wir von Luxemburg aus die IT kleiner und mittlerer Unternehmen. Hier lesen Sie, was für uns spricht, wessen Partner wir sind und wie Sie uns erreichen.`,
    blocks: [
      {
        kind: 'cards',
        heading: 'Vier Gründe, mit uns zu arbeiten',
        cards: [
          {
            icon: 'signal',
            title: 'Erreichbar, wenn es eilt',
            text: `Montag bis Freitag von ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr nimmt das Büro Ihren Anruf entgegen. Je nach Vertrag gilt der Notfallsupport auch nachts und am Wochenende.`,
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
        heading: `Gegründet ${company.founded} in Luxemburg`,
        paragraphs: [
          `Unser Unternehmen ist eine vereinfachte Gesellschaft mit beschränkter Haftung nach luxemburgischem Recht (${company.legalForm}). Zur selben Gruppe gehört in Deutschland unsere Schwesterfirma, die ${company.sister.name}.`,
          'Die Nähe zur Grenze prägt die Arbeit: Firmensitz, Wohnorte der Belegschaft und Kundschaft verteilen sich bei vielen Betrieben auf mehrere Länder, und die IT muss alle verbinden.',
        ],
      },
      {
        kind: 'prose',
        heading: 'Zertifizierungen und Partnerschaften',
        paragraphs: [
          `Wir sind Partner zweier Hersteller: ${partnerships.de}. Welche Aufgaben ihre Produkte bei unseren Kunden übernehmen, steht auf der Partnerseite.`,
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
    ],
  },
  en: {
    title: 'About us: reasons, partnerships, contact',
    description: `Founded in Luxembourg in ${company.founded}: four reasons to work with us, two vendor partnerships, our values in brief and our contact details.`,
    heading: 'A young company for small-business IT',
    lead: `Since ${company.founded} we have been looking after IT for small and medium-sized businesses from Luxembourg. Here is why you might choose us, whose partners we are and how to reach us.`,
    blocks: [
      {
        kind: 'cards',
        heading: 'Four reasons to work with us',
        cards: [
          {
            icon: 'signal',
            title: 'There when it is urgent',
            text: `The office takes your call from Monday to Friday, ${hours.office.opens} to ${hours.office.closes}. Depending on your contract, emergency support covers nights and weekends as well.`,
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
        heading: `Founded in Luxembourg in ${company.founded}`,
        paragraphs: [
          `Our company is a simplified private limited company under Luxembourg law (${company.legalForm}). Our sister firm in Germany, ${company.sister.name}, belongs to the same group.`,
          'Being near the border shapes the work. At many businesses the registered office, the homes of the staff and the customers are spread over several countries, and IT has to connect them all.',
        ],
      },
      {
        kind: 'prose',
        heading: 'Certifications and partnerships',
        paragraphs: [
          `We are partners of two vendors: ${partnerships.en}. The partner page describes what their products do for our customers.`,
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
    ],
  },
}
