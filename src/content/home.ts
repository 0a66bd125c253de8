import { claims, company, hours, prices, retention } from '../company.ts'
import { euros, measure, percent } from '../language/format.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { PageCopy } from './page-copy.ts'

const conceptWeeks = claims.securityConceptWeeks

export const home: Localized<PageCopy> = {
  de: {
    title: 'IT-Sicherheit und IT-Betreuung in Luxemburg',
    description:
      'IT-Support, IT-Sicherheit, Cloud, Backup und Telefonie für kleine und mittlere Unternehmen in Luxemburg und Deutschland: aus der Ferne und vor Ort.',
    badge: 'Managed Services und IT-Sicherheit aus Luxemburg',
    heading: 'Sicherer IT-Betrieb auf beiden Seiten der Mosel',
    lead: 'Wir betreuen Arbeitsplätze, Server und Netze kleiner und mittlerer Unternehmen in Luxemburg und Deutschland: aus der Ferne, vor Ort und im Notfall auch außerhalb der Bürozeiten.',
    actions: [
      { to: pathOf('contact', 'de'), label: 'Kontakt aufnehmen' },
      { to: pathOf('services', 'de'), label: 'Leistungen ansehen' },
    ],
    blocks: [
      {
        id: 'services',
        kind: 'cards',
        heading: 'Vier Aufgaben, die Sie abgeben können',
        intro: 'Sie beauftragen, was Ihnen fehlt, und behalten, was gut läuft.',
        link: { to: pathOf('sitePlan', 'de'), label: 'Sieben Fragen zeigen, was fehlt: Ihr Lageplan' },
        cards: [
          {
            icon: 'headset',
            title: 'Support und laufende Betreuung',
            text: `Der Helpdesk hilft am Telefon oder direkt auf Ihrem Bildschirm, Überwachung und Updates laufen im Hintergrund. Ab ${euros(prices.managedServices.essential, 'de')} pro Monat.`,
            link: { to: pathOf('managedServices', 'de'), label: 'Managed Services und Tarife' },
          },
          {
            icon: 'shield',
            title: 'IT-Sicherheit',
            text: `Wir prüfen, wo Ihr Unternehmen angreifbar ist, und schließen die Lücken in vereinbarter Reihenfolge. Ein Sicherheitskonzept setzen wir in ${conceptWeeks.from} bis ${measure(conceptWeeks.to, 'Wochen')} um.`,
            link: { to: pathOf('itSecurity', 'de'), label: 'So schützen wir Ihre IT' },
          },
          {
            icon: 'backup',
            title: 'Cloud und Backup',
            text: `Ihre Daten liegen in mehreren Kopien an getrennten Orten. Einzelne Dateien stellen wir innerhalb von ${measure(claims.restoreFileMinutes, 'Minuten')} wieder her, ganze Server innerhalb von ${measure(claims.restoreServerHours, 'Stunden')}.`,
            link: { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
          },
          {
            icon: 'network',
            title: 'Netzwerk, Geräte und Telefonie',
            text: 'Wir liefern Server, Arbeitsplätze und Netzwerktechnik, bauen sie auf und dokumentieren sie. Telefoniert wird über Ihren Internetanschluss.',
            link: { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' },
          },
        ],
      },
      {
        id: 'unternehmen',
        kind: 'figures',
        heading: 'Was laufende Betreuung verändert',
        intro:
          'Diese Werte sind unser Maßstab. Was für Ihren Betrieb realistisch ist, hängt von Ihrer Ausgangslage ab.',
        figures: [
          { value: `bis zu ${percent(claims.fewerOutagesPercent, 'de')}`, label: 'weniger Ausfälle' },
          { value: percent(claims.costSavingPercent, 'de'), label: 'Kostenersparnis' },
          { value: percent(claims.availabilityPercent, 'de'), label: 'Verfügbarkeit' },
        ],
      },
      {
        kind: 'prose',
        heading: 'Wenn Ihr Team aus vier Ländern kommt',
        paragraphs: [
          'In vielen Luxemburger Betrieben kommt ein Teil des Teams aus Deutschland, Frankreich oder Belgien und arbeitet an manchen Tagen von dort. Der Zugang von zu Hause muss so gut geschützt sein wie der Schreibtisch im Büro.',
          `Auch die Regeln enden nicht an der Grenze: In Luxemburg sind Buchhaltungsunterlagen ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren, in Deutschland gelten zusätzlich die GoBD. Wir planen Archiv, Backup und Zugriffsrechte für beides.`,
        ],
        points: [
          `Montag bis Freitag von ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr erreichen Sie uns am Telefon.`,
          `Auf Anfragen antworten wir innerhalb von ${measure(claims.replyHours, 'Stunden')}.`,
          'Mit einem Managed-Services-Vertrag gilt der Notfallsupport rund um die Uhr.',
        ],
        links: [{ to: pathOf('aboutUs', 'de'), label: 'Vier Gründe für die Zusammenarbeit' }],
      },
      {
        id: 'industries',
        kind: 'cards',
        heading: 'Was in Ihrer Branche nicht ausfallen darf',
        intro: 'Sieben Branchen, jede mit ihrem eigenen wunden Punkt.',
        cards: [
          {
            icon: 'store',
            title: 'Handel',
            text: 'Steht die Kasse, steht der Verkauf. Wir trennen Kassen und Warenwirtschaft vom Gäste-WLAN.',
            link: { to: pathOf('retail', 'de'), label: 'IT für den Handel' },
          },
          {
            icon: 'users',
            title: 'Dienstleister',
            text: 'Wir richten Notebooks und Telefone so ein, dass ein verlorenes Gerät keine Kundendaten preisgibt.',
            link: { to: pathOf('smallBusiness', 'de'), label: 'IT für kleine und mittlere Unternehmen' },
          },
          {
            icon: 'health',
            title: 'Gesundheitswesen',
            text: 'Patientendaten bleiben vertraulich und verfügbar. Gewartet wird außerhalb der Sprechstunden.',
            link: { to: pathOf('healthcare', 'de'), label: 'IT im Gesundheitswesen' },
          },
          {
            icon: 'calculator',
            title: 'Berater und Steuerkanzleien',
            text: 'Vor einer Abgabefrist darf nichts stillstehen. Wir planen Updates um Ihre Fristen herum.',
            link: { to: pathOf('taxAdvisors', 'de'), label: 'IT für Steuerkanzleien' },
          },
          {
            icon: 'building',
            title: 'Immobilien',
            text: 'Wir ordnen die Ablage so, dass Verwaltung und Vertrieb nur sehen, was sie brauchen.',
          },
          {
            icon: 'factory',
            title: 'Produktion',
            text: 'Fällt ein Server aus, steht oft auch die Maschine. Wir trennen Produktions- und Büronetz.',
            link: { to: pathOf('manufacturing', 'de'), label: 'IT in der Produktion' },
          },
          {
            icon: 'truck',
            title: 'Logistik',
            text: 'Wir sorgen für Funkabdeckung bis zum letzten Regal, damit jeder Scanner verbunden bleibt.',
            link: { to: pathOf('industries', 'de'), label: 'Alle Branchen in der Übersicht' },
          },
        ],
      },
      {
        id: 'partners',
        kind: 'prose',
        heading: 'Eine Schwesterfirma in Deutschland',
        paragraphs: [
          `${company.name} gehört zu einer Unternehmensgruppe. In Deutschland arbeitet unsere Schwesterfirma ${company.sister.name}. Standorte in beiden Ländern betreuen wir nach einem gemeinsamen Konzept.`,
        ],
        links: [{ to: pathOf('partner', 'de'), label: 'Unsere Partner und Hersteller' }],
      },
      {
        id: 'karriere',
        kind: 'prose',
        heading: 'Arbeiten, wo Technik und Kunde nah beieinander sind',
        paragraphs: [
          'In einem kleinen Unternehmen begleiten Sie einen Auftrag vom ersten Gespräch bis zum laufenden Betrieb. Wenn Sie das reizt, freuen wir uns, von Ihnen zu hören.',
        ],
        links: [{ to: pathOf('careers', 'de'), label: 'Karriere bei uns' }],
      },
      {
        kind: 'call',
        heading: 'Erzählen Sie uns, wo es hakt',
        intro:
          'Für das erste Gespräch brauchen Sie keine Unterlagen. Wir sagen Ihnen, womit wir anfangen würden.',
        actions: [
          { to: pathOf('contact', 'de'), label: 'Beratung anfragen' },
          { call: 'phone' },
          { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage für ein Beratungsgespräch' },
        ],
      },
    ],
  },
  en: {
    title: 'IT security and IT support in Luxembourg',
    description:
      'IT support, security, cloud, backup and telephony for small and medium-sized businesses in Luxembourg and Germany, provided remotely and on site.',
    badge: 'Managed services and IT security from Luxembourg',
    heading: 'Secure IT on both banks of the Moselle',
    lead: 'We look after workstations, servers and networks for small and medium-sized businesses in Luxembourg and Germany: remotely, on site and, in an emergency, outside office hours too.',
    actions: [
      { to: pathOf('contact', 'en'), label: 'Get in touch' },
      { to: pathOf('services', 'en'), label: 'See our services' },
    ],
    blocks: [
      {
        id: 'services',
        kind: 'cards',
        heading: 'Four jobs you can hand over',
        intro: 'You buy what you are missing and keep what works well.',
        link: { to: pathOf('sitePlan', 'en'), label: 'Seven questions show what is missing: your site plan' },
        cards: [
          {
            icon: 'headset',
            title: 'Support and day-to-day care',
            text: `Our help desk sorts problems out by phone or directly on your screen; monitoring and updates run in the background. From ${euros(prices.managedServices.essential, 'en')} a month.`,
            link: { to: pathOf('managedServices', 'en'), label: 'Managed services (in German)' },
          },
          {
            icon: 'shield',
            title: 'IT security',
            text: `We check where your business is exposed and close the gaps in an agreed order. Putting a security concept in place takes ${conceptWeeks.from} to ${measure(conceptWeeks.to, 'weeks')}.`,
            link: { to: pathOf('itSecurity', 'en'), label: 'IT security (in German)' },
          },
          {
            icon: 'backup',
            title: 'Cloud and backup',
            text: `Your data is kept in several copies in separate places. We restore single files within ${measure(claims.restoreFileMinutes, 'minutes')} and whole servers within ${measure(claims.restoreServerHours, 'hours')}.`,
            link: { to: pathOf('backup', 'en'), label: 'Backup and recovery (in German)' },
          },
          {
            icon: 'network',
            title: 'Network, hardware and telephony',
            text: 'We supply servers, workstations and network equipment, set everything up and document it. Calls run over your internet connection.',
            link: { to: pathOf('infrastructure', 'en'), label: 'Infrastructure (in German)' },
          },
        ],
      },
      {
        id: 'unternehmen',
        kind: 'figures',
        heading: 'What ongoing support changes',
        intro:
          'These are the figures we work towards. How much is realistic for your business depends on where you start.',
        figures: [
          { value: `up to ${percent(claims.fewerOutagesPercent, 'en')}`, label: 'fewer outages' },
          { value: percent(claims.costSavingPercent, 'en'), label: 'cost saving' },
          { value: percent(claims.availabilityPercent, 'en'), label: 'availability' },
        ],
      },
      {
        kind: 'prose',
        heading: 'When your team comes from four countries',
        paragraphs: [
          'At many Luxembourg businesses, part of the team comes from Germany, France or Belgium and works from there on some days. Access from home needs the same protection as a desk in the office.',
          `The rules do not stop at the border either: in Luxembourg accounting records are kept for ${measure(retention.commercialLawYears, 'years')}, and Germany adds its bookkeeping rules, the GoBD. We plan archiving, backup and access rights for both.`,
        ],
        points: [
          `You can reach us by phone from Monday to Friday, ${hours.office.opens} to ${hours.office.closes}.`,
          `We reply to enquiries within ${measure(claims.replyHours, 'hours')}.`,
          'With a managed services contract, emergency support runs around the clock.',
        ],
        links: [{ to: pathOf('aboutUs', 'en'), label: 'Four reasons to work with us' }],
      },
      {
        id: 'industries',
        kind: 'cards',
        heading: 'What must not fail in your industry',
        intro: 'Seven industries, each with a weak spot of its own.',
        cards: [
          {
            icon: 'store',
            title: 'Retail',
            text: 'When the till stops, so do sales. We keep tills and stock management apart from the guest Wi-Fi.',
            link: { to: pathOf('retail', 'en'), label: 'IT for retail (in German)' },
          },
          {
            icon: 'users',
            title: 'Service providers',
            text: 'We set up laptops and phones so that a lost device gives away no customer data.',
            link: { to: pathOf('smallBusiness', 'en'), label: 'IT for small businesses (in German)' },
          },
          {
            icon: 'health',
            title: 'Healthcare',
            text: 'Patient data stays confidential and available. Maintenance happens outside consulting hours.',
            link: { to: pathOf('healthcare', 'en'), label: 'IT in healthcare (in German)' },
          },
          {
            icon: 'calculator',
            title: 'Advisors and tax consultants',
            text: 'Nothing may stop just before a filing deadline. We plan updates around yours.',
            link: { to: pathOf('taxAdvisors', 'en'), label: 'IT for tax consultants (in German)' },
          },
          {
            icon: 'building',
            title: 'Real estate',
            text: 'We organise files so that management and sales each see only what they need.',
          },
          {
            icon: 'factory',
            title: 'Manufacturing',
            text: 'When a server fails, the machine often stops with it. We separate the production network from the office.',
            link: { to: pathOf('manufacturing', 'en'), label: 'IT in manufacturing (in German)' },
          },
          {
            icon: 'truck',
            title: 'Logistics',
            text: 'We plan Wi-Fi coverage to the last rack, so that every scanner stays connected.',
            link: { to: pathOf('industries', 'en'), label: 'All industries (in German)' },
          },
        ],
      },
      {
        id: 'partners',
        kind: 'prose',
        heading: 'A sister firm in Germany',
        paragraphs: [
          `${company.name} is part of a group. Our sister firm in Germany is ${company.sister.name}. Sites in both countries are looked after under a single plan.`,
        ],
        links: [{ to: pathOf('partner', 'en'), label: 'Our partners and vendors' }],
      },
      {
        id: 'karriere',
        kind: 'prose',
        heading: 'Work where technology and customers are close together',
        paragraphs: [
          'In a small company you follow a job from the first conversation through to daily operation. If that appeals to you, we would like to hear from you.',
        ],
        links: [{ to: pathOf('careers', 'en'), label: 'Careers (in German)' }],
      },
      {
        kind: 'call',
        heading: 'Tell us what is causing you trouble',
        intro: 'You need no paperwork for a first conversation. We will tell you where we would start.',
        actions: [
          { to: pathOf('contact', 'en'), label: 'Request a consultation' },
          { call: 'phone' },
          { call: 'mail', label: 'Write an e-mail', subject: 'Request for a consultation' },
        ],
      },
    ],
  },
}
