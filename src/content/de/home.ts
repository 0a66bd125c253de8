import { company } from '../../company/company.ts'
import { sisterCountry, sisterIsAbroad, vendorNames } from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { homeSections, isEnabled, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { measure } from '../format.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { TheCompany } from './company-name.ts'
import { listOf } from './format.ts'
import { everyWeek } from './hours.ts'
import { managedServicesRate } from './prices.ts'

const { emergencySupportFrom, region, retention, sister, terms } = company
const { city } = company.address

/** For search engines: what the company offers, in a few words. */
const offered = listOf(
  compact(
    'IT-Support',
    isEnabled('itSecurity') && 'IT-Sicherheit',
    isEnabled('cloud') && 'Cloud',
    isEnabled('backup') && 'Backup',
    isEnabled('telephony') && 'Telefonie',
  ),
)

export const home: PageCopy = {
  title: `IT-Sicherheit und IT-Betreuung in ${city.de}`,
  description: `${offered} für kleine und mittlere Unternehmen in ${region.de}: aus der Ferne und vor Ort.`,
  badge: `Managed Services und IT-Sicherheit aus ${city.de}`,
  heading:
    ifInMarkets(['LU', 'DE'], 'Sicherer IT-Betrieb auf beiden Seiten der Mosel') ??
    `Sicherer IT-Betrieb in ${region.de}`,
  lead: `Wir betreuen Arbeitsplätze, Server und Netze kleiner und mittlerer Unternehmen in ${region.de}: aus der Ferne${emergencySupportFrom ? ', vor Ort und im Notfall auch außerhalb der Bürozeiten' : ' und vor Ort'}.`,
  actions: [
    { to: pathOf('contact', 'de'), label: 'Kontakt aufnehmen' },
    { to: pathOf('servicesOverview', 'de'), label: 'Leistungen ansehen' },
  ],
  blocks: compact<Block>(
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
          text: sentences(
            'Der Helpdesk hilft am Telefon oder direkt auf Ihrem Bildschirm, Überwachung und Updates laufen im Hintergrund.',
            managedServicesRate && `Ab ${managedServicesRate}.`,
          ),
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
      id: homeSections.company,
      kind: 'prose',
      heading: 'Warum Sie mit uns arbeiten sollten',
      paragraphs: [
        ifInMarkets(
          ['LU', 'DE'],
          `Wir kennen die Arbeit über die Grenze: Teams, die zum Teil in Deutschland, Frankreich oder Belgien wohnen und tageweise von dort arbeiten, und Vorschriften aus zwei Ländern. In Luxemburg sind Buchhaltungsunterlagen ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren, in Deutschland gelten zusätzlich die GoBD. Archiv, Backup und Zugriffsrechte planen wir für beides.`,
        ) ??
          sentences(
            'Wir arbeiten für kleine Betriebe und kennen die Vorschriften, die für sie gelten.',
            `Buchhaltungsunterlagen sind bis zu ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren.`,
            ifInMarkets('DE', 'Für die elektronische Buchführung gelten die GoBD.'),
            'Archiv, Backup und Zugriffsrechte planen wir danach.',
          ),
      ],
      points: compact(
        `Sie erreichen uns ${everyWeek()} am Telefon${emergencySupportFrom ? ', im Notfall je nach Vertrag auch rund um die Uhr' : ''}.`,
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
              fullStop(
                `${TheCompany} gehört zu einer Unternehmensgruppe. In ${sisterCountry?.de} arbeitet unsere Schwesterfirma, die ${sister.name}`,
              ),
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
            `Für Arbeitsplätze, Server, Netz und Datensicherung setzen wir Produkte ein, die wir gut kennen: von ${listOf(vendorNames)}.`,
          ],
          links: [{ to: pathOf('partner', 'de'), label: 'Unsere Partner und Hersteller' }],
        },
    {
      id: homeSections.careers,
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
}
