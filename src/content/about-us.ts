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
    title: 'Über uns: Mission, Werte und Partnerschaften',
    description: `Gegründet ${company.founded} in Luxemburg: unsere Mission, Vision und Werte, zwei Partnerschaften mit Herstellern und vier Gründe, mit uns zu arbeiten.`,
    heading: 'Ein junges Unternehmen für die IT im Mittelstand',
    lead: `Seit ${company.founded} betreuen wir von Luxemburg aus die IT kleiner und mittlerer Unternehmen. Hier lesen Sie, nach welchen Werten wir arbeiten und wie Sie uns erreichen.`,
    blocks: [
      {
        kind: 'prose',
        heading: `Gegründet ${company.founded} in Luxemburg`,
        paragraphs: [
          `Unser Unternehmen ist eine vereinfachte Gesellschaft mit beschränkter Haftung nach luxemburgischem Recht (${company.legalForm}). Zur selben Gruppe gehört in Deutschland unsere Schwesterfirma, die ${company.sister.name}.`,
          'Die Nähe zur Grenze prägt die Arbeit: Firmensitz, Wohnorte der Belegschaft und Kundschaft verteilen sich bei vielen Betrieben auf mehrere Länder, und die IT muss alle verbinden.',
        ],
      },
      {
        kind: 'cards',
        heading: 'Mission und Vision',
        cards: [
          {
            icon: 'bastion',
            title: 'Unsere Mission',
            text: 'IT zuverlässig betreiben, vor Angriffen schützen und nach einem Ausfall die Daten zurückholen: Das ist unsere Aufgabe für kleine und mittlere Unternehmen.',
          },
          {
            icon: 'north',
            title: 'Unsere Vision',
            text: 'Kein kleiner Betrieb soll um seine Existenz fürchten müssen, weil die IT ausfällt. Darauf richten wir unsere Arbeit aus.',
            link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission im Einzelnen' },
          },
        ],
      },
      {
        kind: 'prose',
        heading: 'Unsere vier Werte',
        paragraphs: ['Daran können Sie sie im Alltag erkennen:'],
        points: [
          'Zuverlässigkeit: Wir nennen Termine, die wir halten können, und sagen rechtzeitig Bescheid, falls sich doch einer verschiebt.',
          'Transparenz: Sie erfahren vor einem Auftrag den Preis und nach einem Einsatz die Ursache.',
          'Kontinuität: Ihre Systeme sind dokumentiert; was wir darüber wissen, geht nicht verloren, wenn jemand fehlt.',
          'Innovation: Neues kommt zu Ihnen, wenn es Arbeit spart oder ein Risiko senkt.',
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
    title: 'About us: mission, values and partnerships',
    description: `Founded in Luxembourg in ${company.founded}: our mission, vision and values, two vendor partnerships and four reasons to work with us.`,
    heading: 'A young company for small-business IT',
    lead: `Since ${company.founded} we have been looking after IT for small and medium-sized businesses from Luxembourg. Here is what we set out to do and how to reach us.`,
    blocks: [
      {
        kind: 'prose',
        heading: `Founded in Luxembourg in ${company.founded}`,
        paragraphs: [
          `Our company is a simplified private limited company under Luxembourg law (${company.legalForm}). Our sister firm in Germany, ${company.sister.name}, belongs to the same group.`,
          'Being near the border shapes the work. At many businesses the registered office, the homes of the staff and the customers are spread over several countries, and IT has to connect them all.',
        ],
      },
      {
        kind: 'cards',
        heading: 'Mission and vision',
        cards: [
          {
            icon: 'bastion',
            title: 'Our mission',
            text: 'To run IT reliably for small and medium-sized businesses, to protect it from attacks and to bring data back after a failure.',
          },
          {
            icon: 'north',
            title: 'Our vision',
            text: 'No small business should have to fear for its existence because its IT has failed. That is what we work towards.',
            link: { to: pathOf('visionMission', 'en'), label: 'Our vision and mission in detail' },
          },
        ],
      },
      {
        kind: 'prose',
        heading: 'Our four values',
        paragraphs: ['This is how you can recognise them in daily work:'],
        points: [
          'Reliability: we give dates we can keep, and tell you early if one is at risk.',
          'Transparency: you know the price before the job and the cause after a call-out.',
          'Continuity: your systems are documented, so what we know about them is not lost when someone is away.',
          'Innovation: we bring you something new when it saves work or lowers a risk.',
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
