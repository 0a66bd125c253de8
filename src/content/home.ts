import { company } from '../company/company.ts'
import { sisterCountry, sisterIsAbroad, vendorNames } from '../company/derive.ts'
import { local, present, sentences } from '../company/optional.ts'
import { euros, listOf, measure } from '../language/format.ts'
import type { Localized } from '../languages.ts'
import { isOn, pathOf } from '../pages.ts'
import { claimTexts, englishClaims, figuresOf } from './claims.ts'
import type { Block, PageCopy } from './page-copy.ts'

const { emergencySupportFrom, hours, prices, region, retention, sister, terms } = company
const { city } = company.address

/** For search engines: what the company offers, in a few words. */
const offered = {
  de: listOf(
    present(
      'IT-Support',
      isOn('itSecurity') && 'IT-Sicherheit',
      isOn('cloud') && 'Cloud',
      isOn('backup') && 'Backup',
      isOn('telephony') && 'Telefonie',
    ),
    'de',
  ),
  en: listOf(
    present(
      'IT support',
      isOn('itSecurity') && 'security',
      isOn('cloud') && 'cloud',
      isOn('backup') && 'backup',
      isOn('telephony') && 'telephony',
    ),
    'en',
  ),
}

/** A card of the short services page, the only one about services in English. */
const service = (card: string) => `${pathOf('services', 'en')}#${card}`

export const home: Localized<PageCopy> = {
  de: {
    title: `IT-Sicherheit und IT-Betreuung in ${city.de}`,
    description: `${offered.de} für kleine und mittlere Unternehmen in ${region.de}: aus der Ferne und vor Ort.`,
    badge: `Managed Services und IT-Sicherheit aus ${city.de}`,
    heading:
      local(['LU', 'DE'], 'Sicherer IT-Betrieb auf beiden Seiten der Mosel') ??
      `Sicherer IT-Betrieb in ${region.de}`,
    lead: `Wir betreuen Arbeitsplätze, Server und Netze kleiner und mittlerer Unternehmen in ${region.de}: aus der Ferne${emergencySupportFrom ? ', vor Ort und im Notfall auch außerhalb der Bürozeiten' : ' und vor Ort'}.`,
    actions: [
      { to: pathOf('contact', 'de'), label: 'Kontakt aufnehmen' },
      { to: pathOf('services', 'de'), label: 'Leistungen ansehen' },
    ],
    blocks: present<Block>(
      {
        id: 'services',
        kind: 'cards',
        heading: 'Aufgaben, die Sie abgeben können',
        intro: 'Sie beauftragen nur, was Ihnen fehlt. Was gut läuft, bleibt, wie es ist.',
        link: { to: pathOf('sitePlan', 'de'), label: 'Sieben Fragen zeigen, was fehlt: Ihr Lageplan' },
        cards: [
          {
            icon: 'signal',
            title: 'Support und laufende Betreuung',
            text: `Der Helpdesk hilft am Telefon oder direkt auf Ihrem Bildschirm, Überwachung und Updates laufen im Hintergrund. Ab ${euros(prices.managedServices.essential, 'de')} pro Monat ${company.priceUnits.managedServices.de}.`,
            link: { to: pathOf('managedServices', 'de'), label: 'Managed Services und Tarife' },
          },
          {
            icon: 'bastion',
            title: 'IT-Sicherheit',
            text: sentences(
              'Wir prüfen, wo Ihr Unternehmen angreifbar ist, und schließen die Lücken in vereinbarter Reihenfolge.',
              claimTexts.concept && `Ein Sicherheitskonzept setzen wir in ${claimTexts.concept} um.`,
            ),
            link: { to: pathOf('itSecurity', 'de'), label: 'So schützen wir Ihre IT' },
          },
          {
            icon: 'copy',
            title: 'Cloud und Backup',
            text: sentences(
              'Ihre Daten liegen in mehreren Kopien an getrennten Orten.',
              claimTexts.file &&
                claimTexts.server &&
                `Einzelne Dateien stellen wir innerhalb von ${claimTexts.file} wieder her, ganze Server innerhalb von ${claimTexts.server}.`,
            ),
            link: { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
          },
          {
            icon: 'ford',
            title: 'Netzwerk, Geräte und Telefonie',
            text: 'Wir liefern Server, Arbeitsplätze und Netzwerktechnik, bauen sie auf und dokumentieren sie. Telefoniert wird über Ihren Internetanschluss.',
            link: { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' },
          },
        ],
      },
      figuresOf(
        {
          heading: 'Unsere Ziele für betreute Systeme',
          intro:
            'An diesen Werten messen wir uns. Was für Ihren Betrieb realistisch ist, hängt von Ihrer Ausgangslage ab.',
        },
        [claimTexts.outages, 'weniger Ausfälle'],
        [claimTexts.saving, 'Kostenersparnis'],
        [claimTexts.availability, 'Verfügbarkeit'],
      ),
      {
        id: 'unternehmen',
        kind: 'prose',
        heading: 'Warum Sie mit uns arbeiten sollten',
        paragraphs: [
          local(
            ['LU', 'DE'],
            `Wir kennen die Arbeit über die Grenze: Teams, die zum Teil in Deutschland, Frankreich oder Belgien wohnen und tageweise von dort arbeiten, und Vorschriften aus zwei Ländern. In Luxemburg sind Buchhaltungsunterlagen ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren, in Deutschland gelten zusätzlich die GoBD. Archiv, Backup und Zugriffsrechte planen wir für beides.`,
          ) ??
            sentences(
              'Wir arbeiten für kleine Betriebe und kennen die Vorschriften, die für sie gelten.',
              `Buchhaltungsunterlagen sind bis zu ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren.`,
              local('DE', 'Für die elektronische Buchführung gelten die GoBD.'),
              'Archiv, Backup und Zugriffsrechte planen wir danach.',
            ),
        ],
        points: present(
          `Sie erreichen uns montags bis freitags von ${hours.office.opens} bis ${hours.office.closes}\u00a0Uhr am Telefon${emergencySupportFrom ? ', im Notfall je nach Vertrag auch rund um die Uhr' : ''}.`,
          claimTexts.reply && `Auf schriftliche Anfragen antworten wir innerhalb von ${claimTexts.reply}.`,
          `Laufende Verträge können Sie mit ${measure(terms.noticeMonths, 'Monaten')} Frist zum Monatsende kündigen.`,
        ),
        links: [{ to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' }],
      },
      {
        id: 'industries',
        kind: 'cards',
        heading: 'Branchen, für die wir arbeiten',
        cards: [
          {
            icon: 'market',
            title: 'Handel',
            text: 'Wir trennen Kassen und Warenwirtschaft vom Gäste-WLAN und geben ihnen einen zweiten Weg ins Internet.',
            link: { to: pathOf('retail', 'de'), label: 'IT für den Handel' },
          },
          {
            icon: 'poles',
            title: 'Dienstleister',
            text: 'Wir richten Notebooks und Telefone so ein, dass ein verlorenes Gerät keine Kundendaten preisgibt.',
            link: { to: pathOf('smallBusiness', 'de'), label: 'IT für kleine und mittlere Unternehmen' },
          },
          {
            icon: 'ward',
            title: 'Gesundheitswesen',
            text: 'Patientendaten bleiben vertraulich und verfügbar. Gewartet wird außerhalb der Sprechstunden.',
            link: { to: pathOf('healthcare', 'de'), label: 'IT im Gesundheitswesen' },
          },
          {
            icon: 'boundary',
            title: 'Berater und Steuerkanzleien',
            text: 'Vor einer Abgabefrist darf nichts stillstehen. Wir planen Updates um Ihre Fristen herum.',
            link: { to: pathOf('taxAdvisors', 'de'), label: 'IT für Steuerkanzleien' },
          },
          {
            icon: 'hatch',
            title: 'Immobilien',
            text: 'Wir ordnen die Ablage so, dass Verwaltung und Vertrieb nur sehen, was sie brauchen.',
          },
          {
            icon: 'works',
            title: 'Produktion',
            text: 'Fällt ein Server aus, steht oft auch die Maschine. Wir trennen Produktions- und Büronetz.',
            link: { to: pathOf('manufacturing', 'de'), label: 'IT in der Produktion' },
          },
          {
            icon: 'road',
            title: 'Logistik',
            text: 'Wir sorgen für Funkabdeckung bis zum letzten Regal, damit jeder Scanner verbunden bleibt.',
            link: { to: pathOf('industries', 'de'), label: 'Alle Branchen in der Übersicht' },
          },
        ],
      },
      sister
        ? {
            id: 'partners',
            kind: 'prose',
            heading: `Eine Schwesterfirma in ${sisterCountry?.de}`,
            paragraphs: [
              sentences(
                `Die ${company.name} gehört zu einer Unternehmensgruppe. In ${sisterCountry?.de} arbeitet unsere Schwesterfirma, die ${sister.name}.`,
                sisterIsAbroad && 'Standorte in beiden Ländern betreuen wir nach einem gemeinsamen Konzept.',
              ),
            ],
            links: [{ to: pathOf('partner', 'de'), label: 'Unsere Partner und Hersteller' }],
          }
        : vendorNames.length > 0 && {
            id: 'partners',
            kind: 'prose',
            heading: 'Hersteller, mit deren Technik wir arbeiten',
            paragraphs: [
              `Für Arbeitsplätze, Server, Netz und Datensicherung setzen wir Produkte ein, die wir gut kennen: von ${listOf(vendorNames, 'de')}.`,
            ],
            links: [{ to: pathOf('partner', 'de'), label: 'Unsere Partner und Hersteller' }],
          },
      {
        id: 'karriere',
        about: 'careers',
        kind: 'prose',
        heading: 'Arbeiten bei uns',
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
    ),
  },
  en: {
    title: `IT security and IT support in ${city.en}`,
    description: `${offered.en} for small and medium-sized businesses in ${region.en}, provided remotely and on site.`,
    badge: `Managed services and IT security from ${city.en}`,
    heading: local(['LU', 'DE'], 'Secure IT on both banks of the Moselle') ?? `Secure IT in ${region.en}`,
    lead: `We look after workstations, servers and networks for small and medium-sized businesses in ${region.en}: remotely${emergencySupportFrom ? ', on site and, in an emergency, outside office hours too' : ' and on site'}.`,
    actions: [
      { to: pathOf('contact', 'en'), label: 'Get in touch' },
      { to: pathOf('services', 'en'), label: 'See our services' },
    ],
    blocks: present<Block>(
      {
        id: 'services',
        kind: 'cards',
        heading: 'Areas we can take off your hands',
        intro: 'Choose only what you need. Whatever already works well can stay as it is.',
        link: { to: pathOf('sitePlan', 'en'), label: 'Seven questions show what is missing: your site plan' },
        cards: [
          {
            icon: 'signal',
            title: 'Support and day-to-day care',
            text: `Our help desk sorts problems out by phone or directly on your screen; monitoring and updates run in the background. From ${euros(prices.managedServices.essential, 'en')} a month ${company.priceUnits.managedServices.en}.`,
            about: 'managedServices',
            link: { to: service('managed-services'), label: 'Managed services' },
          },
          {
            icon: 'bastion',
            title: 'IT security',
            text: sentences(
              'We check where your business is exposed and close the gaps in an agreed order.',
              englishClaims.concept && `Putting a security concept in place takes ${englishClaims.concept}.`,
            ),
            about: 'itSecurity',
            link: { to: service('it-security'), label: 'IT security' },
          },
          {
            icon: 'copy',
            title: 'Cloud and backup',
            text: sentences(
              'Your data is kept in several copies in separate places.',
              englishClaims.file &&
                englishClaims.server &&
                `We restore single files within ${englishClaims.file} and whole servers within ${englishClaims.server}.`,
            ),
            about: 'backup',
            link: { to: service('backup'), label: 'Backup and recovery' },
          },
          {
            icon: 'ford',
            title: 'Network, hardware and telephony',
            text: 'We supply servers, workstations and network equipment, set everything up and document it. Calls run over your internet connection.',
            link: { to: service('on-site-service'), label: 'On-site service' },
          },
        ],
      },
      figuresOf(
        {
          heading: 'Our targets for the systems we look after',
          intro:
            'These are the figures we measure ourselves by. How much is realistic for your business depends on where you start.',
        },
        [englishClaims.outages, 'fewer outages'],
        [englishClaims.saving, 'cost saving'],
        [englishClaims.availability, 'availability'],
      ),
      {
        id: 'unternehmen',
        kind: 'prose',
        heading: 'Why work with us',
        paragraphs: [
          local(
            ['LU', 'DE'],
            `We know what work across the border involves: teams that partly live in Germany, France or Belgium and work from there on some days, and the rules of two countries. In Luxembourg accounting records are kept for ${measure(retention.commercialLawYears, 'years')}, and Germany adds its bookkeeping rules, the GoBD. We plan archiving, backup and access rights for both.`,
          ) ??
            sentences(
              'We work for small businesses and know the rules that bind them.',
              `Accounting records are kept for up to ${measure(retention.commercialLawYears, 'years')}.`,
              local('DE', 'Electronic bookkeeping follows the German GoBD rules.'),
              'We plan archiving, backup and access rights accordingly.',
            ),
        ],
        points: present(
          `You can reach us by phone from Monday to Friday, ${hours.office.opens} to ${hours.office.closes}${emergencySupportFrom ? ', and in an emergency, depending on your contract, around the clock' : ''}.`,
          englishClaims.reply && `We reply to written enquiries within ${englishClaims.reply}.`,
          `You can end an ongoing contract with ${measure(terms.noticeMonths, 'months’')} notice to the end of a month.`,
        ),
        links: [{ to: pathOf('aboutUs', 'en'), label: 'More about us' }],
      },
      {
        id: 'industries',
        kind: 'cards',
        heading: 'Industries we work for',
        cards: [
          {
            icon: 'market',
            title: 'Retail',
            text: 'We keep tills and stock management apart from the guest Wi-Fi and give them a second internet connection.',
            link: { to: service('on-site-service'), label: 'On-site service' },
          },
          {
            icon: 'poles',
            title: 'Service providers',
            text: 'We set up laptops and phones so that a lost device gives away no customer data.',
            about: 'cloud',
            link: { to: service('cloud'), label: 'Cloud solutions' },
          },
          {
            icon: 'ward',
            title: 'Healthcare',
            text: 'Patient data stays confidential and available. Maintenance happens outside consulting hours.',
            about: 'itSecurity',
            link: { to: service('it-security'), label: 'IT security' },
          },
          {
            icon: 'boundary',
            title: 'Advisors and tax consultants',
            text: 'Nothing may stop just before a filing deadline. We plan updates around yours.',
            about: 'managedServices',
            link: { to: service('managed-services'), label: 'Managed services' },
          },
          {
            icon: 'hatch',
            title: 'Real estate',
            text: 'We organise files so that management and sales each see only what they need.',
          },
          {
            icon: 'works',
            title: 'Manufacturing',
            text: 'When a server fails, the machine often stops with it. We separate the production network from the office.',
            about: 'backup',
            link: { to: service('backup'), label: 'Backup and recovery' },
          },
          {
            icon: 'road',
            title: 'Logistics',
            text: 'We plan Wi-Fi coverage to the last rack, so that every scanner stays connected.',
            link: { to: pathOf('contact', 'en'), label: 'Ask about your industry' },
          },
        ],
      },
      sister
        ? {
            id: 'partners',
            kind: 'prose',
            heading: `A sister firm in ${sisterCountry?.en}`,
            paragraphs: [
              sentences(
                `${company.name} is part of a group. Our sister firm in ${sisterCountry?.en} is ${sister.name}.`,
                sisterIsAbroad && 'Sites in both countries are looked after under a single plan.',
              ),
            ],
            links: [{ to: pathOf('partner', 'en'), label: 'Our partners and vendors' }],
          }
        : vendorNames.length > 0 && {
            id: 'partners',
            kind: 'prose',
            heading: 'Vendors whose technology we use',
            paragraphs: [
              `For workstations, servers, networks and backup we use products that we know well: from ${listOf(vendorNames, 'en')}.`,
            ],
            links: [{ to: pathOf('partner', 'en'), label: 'Our partners and vendors' }],
          },
      {
        id: 'karriere',
        about: 'careers',
        kind: 'prose',
        heading: 'Working with us',
        paragraphs: [
          'In a small company you follow a job from the first conversation through to daily operation. If that appeals to you, we would like to hear from you.',
        ],
        links: [{ to: pathOf('contact', 'en'), label: 'Write to us' }],
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
    ),
  },
}
