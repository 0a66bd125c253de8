import { claims, company, hours, terms } from '../company.ts'
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
const conceptWeeks = claims.securityConceptWeeks

export const aboutUs: Localized<PageCopy> = {
  de: {
    title: 'Über uns: Mission, Werte und Partnerschaften',
    description: `Gegründet ${company.founded} in Luxemburg: unsere Mission, Vision und Werte, zwei Partnerschaften mit Herstellern und vier Gründe, mit uns zu arbeiten.`,
    heading: 'Ein junges Unternehmen für die IT im Mittelstand',
    lead: `Seit ${company.founded} betreuen wir von Luxemburg aus die IT kleiner und mittlerer Unternehmen. Wofür wir angetreten sind und wie Sie uns erreichen, lesen Sie hier.`,
    blocks: [
      {
        kind: 'prose',
        heading: `Gegründet ${company.founded} in Luxemburg`,
        paragraphs: [
          `${company.name} ist eine ${company.legalForm}, die vereinfachte Form der Gesellschaft mit beschränkter Haftung nach luxemburgischem Recht. Wir gehören zu einer Gruppe, in der ${company.sister.name} als Schwesterfirma in Deutschland arbeitet.`,
          'Die Nähe zur Grenze prägt die Arbeit: Firmensitz, Wohnorte der Belegschaft und Kundschaft verteilen sich bei vielen Betrieben auf mehrere Länder, und die IT muss alle verbinden.',
        ],
      },
      {
        kind: 'cards',
        heading: 'Mission und Vision',
        cards: [
          {
            icon: 'target',
            title: 'Unsere Mission',
            text: 'IT zuverlässig betreiben, vor Angriffen schützen und nach einem Ausfall die Daten zurückholen: Das ist unsere Aufgabe für kleine und mittlere Unternehmen.',
          },
          {
            icon: 'eye',
            title: 'Unsere Vision',
            text: 'Kein kleiner Betrieb soll um seine Existenz fürchten müssen, weil die IT ausfällt. Darauf richten wir unsere Arbeit aus.',
            link: { to: pathOf('visionMission', 'de'), label: 'Vision und Mission im Einzelnen' },
          },
        ],
      },
      {
        kind: 'prose',
        heading: 'Vier Werte und was sie im Alltag bedeuten',
        paragraphs: [
          'Werte sind nur so viel wert wie die Gewohnheiten, die aus ihnen folgen. Unsere sehen so aus:',
        ],
        points: [
          'Zuverlässigkeit: Wir nennen Termine, die wir halten können, und melden uns vorher, falls einer wackelt.',
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
            icon: 'siren',
            title: 'Erreichbar, wenn es eilt',
            text: `Montag bis Freitag von ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr nimmt das Büro Ihren Anruf entgegen. Mit einem Managed-Services-Vertrag gilt der Notfallsupport auch nachts und am Wochenende.`,
          },
          {
            icon: 'shield',
            title: 'Sicherheit mit Zeitplan',
            text: `Ein Sicherheitskonzept bleibt bei uns nicht in der Schublade. Die Umsetzung dauert ${conceptWeeks.from} bis ${measure(conceptWeeks.to, 'Wochen')}, und Sie sehen vorher, welche Maßnahme wann an der Reihe ist.`,
          },
          {
            icon: 'clock',
            title: 'Daten schnell zurück',
            text: `Eine versehentlich gelöschte Datei liegt innerhalb von ${measure(claims.restoreFileMinutes, 'Minuten')} wieder an ihrem Platz, einen ganzen Server stellen wir innerhalb von ${measure(claims.restoreServerHours, 'Stunden')} wieder her. Die Grundlage sind geprüfte Sicherungen.`,
          },
          {
            icon: 'scroll',
            title: 'Verträge mit klarer Frist',
            text: `Laufende Verträge können Sie mit ${measure(terms.noticeMonths, 'Monaten')} Frist zum Monatsende kündigen, eine Mitteilung in Textform genügt. So bleibt die Zusammenarbeit Ihre Entscheidung.`,
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
          `${company.name} is a ${company.legalForm}, the simplified form of private limited company under Luxembourg law. We are part of a group in which ${company.sister.name} is our sister firm in Germany.`,
          'Being near the border shapes the work. At many businesses the registered office, the homes of the staff and the customers are spread over several countries, and IT has to connect them all.',
        ],
      },
      {
        kind: 'cards',
        heading: 'Mission and vision',
        cards: [
          {
            icon: 'target',
            title: 'Our mission',
            text: 'To run IT reliably for small and medium-sized businesses, to protect it from attacks and to bring data back after a failure.',
          },
          {
            icon: 'eye',
            title: 'Our vision',
            text: 'No small business should have to fear for its existence because its IT has failed. That is what we work towards.',
            link: { to: pathOf('visionMission', 'en'), label: 'Our vision and mission in detail' },
          },
        ],
      },
      {
        kind: 'prose',
        heading: 'Four values and what they mean in practice',
        paragraphs: ['Values are worth as much as the habits that follow from them. Ours look like this:'],
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
            icon: 'siren',
            title: 'There when it is urgent',
            text: `The office takes your call from Monday to Friday, ${hours.office.opens} to ${hours.office.closes}. With a managed services contract, emergency support covers nights and weekends as well.`,
          },
          {
            icon: 'shield',
            title: 'Security with a timetable',
            text: `With us, a security concept does not gather dust in a drawer. Putting it into practice takes ${conceptWeeks.from} to ${measure(conceptWeeks.to, 'weeks')}, and you see beforehand which measure comes when.`,
          },
          {
            icon: 'clock',
            title: 'Your data back quickly',
            text: `A file deleted by mistake is back in its place within ${measure(claims.restoreFileMinutes, 'minutes')}, and we restore a whole server within ${measure(claims.restoreServerHours, 'hours')}. Checked backups make that possible.`,
          },
          {
            icon: 'scroll',
            title: 'Contracts with a clear notice period',
            text: `You can end an ongoing contract with ${measure(terms.noticeMonths, 'months’')} notice to the end of a month, and notice by e-mail is enough. Staying with us remains your decision.`,
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
