import { company } from '../../company/company.ts'
import {
  claims,
  emergencySupportFrom,
  sisterCountry,
  sisterIsAbroad,
  vendorNames,
} from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { homeSections, isEnabled, isOffered, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { measure } from '../format.ts'
import type { Block, Card } from '../page-copy.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { claimTexts } from './claims.ts'
import { TheCompany } from './company-name.ts'
import { firstQuestion } from './first-question.ts'
import { inMonths, listOf } from './format.ts'
import { everyWeek } from './hours.ts'
import { managedServicesRate } from './prices.ts'

const { region, retention, sister, terms } = company
const { city } = company.address

/** For search engines: what the company offers, in a few words. */
const offered = listOf(
  compact(
    'IT-Support',
    isOffered('itSecurity') && 'IT-Sicherheit',
    isOffered('cloud') && 'Cloud',
    isOffered('backup') && 'Backup',
    isOffered('telephony') && 'Telefonie',
  ),
)

const isMoreThanRemote = claims.onSiteService || emergencySupportFrom

const where = listOf(
  compact(
    'aus der Ferne',
    claims.onSiteService && 'vor Ort',
    emergencySupportFrom && 'im Notfall auch außerhalb der Bürozeiten',
  ),
)

const main = listOf(
  compact(isOffered('managedServices') && 'Managed Services', isOffered('itSecurity') && 'IT-Sicherheit'),
)

const clouds = compact(isOffered('cloud') && 'Cloud', isOffered('backup') && 'Backup')
const networks = compact(
  ...(isOffered('infrastructure') ? ['Netzwerk', 'Geräte'] : []),
  isOffered('telephony') && 'Telefonie',
)

/** What is planned by the rules that bind a customer. */
const planned = listOf(
  compact(isOffered('emailArchiving') && 'Archiv', isOffered('backup') && 'Backup', 'Zugriffsrechte'),
)

/** What happens with servers, workstations and networks. */
const equipment = claims.hardwareSales
  ? claims.documentation
    ? 'Wir liefern Server, Arbeitsplätze und Netzwerktechnik, bauen sie auf und dokumentieren sie.'
    : 'Wir liefern Server, Arbeitsplätze und Netzwerktechnik und bauen sie auf.'
  : 'Wir planen Netze und richten Server und Arbeitsplätze ein.'

export const home: HomeCopy = {
  title: `${isOffered('itSecurity') ? 'IT-Sicherheit' : 'IT-Support'} und IT-Betreuung in ${city.de}`,
  description: `${offered} für kleine und mittlere Unternehmen in ${region.de}: ${claims.onSiteService ? 'aus der Ferne und vor Ort' : 'Einrichtung und Betreuung'}.`,
  badge: `${main || 'IT-Betreuung'} aus ${city.de}`,
  heading:
    ifInMarkets(['LU', 'DE'], 'Sicherer IT-Betrieb auf beiden Seiten der Mosel') ??
    `Sicherer IT-Betrieb in ${region.de}`,
  lead: `Wir betreuen Arbeitsplätze, Server und Netze kleiner und mittlerer Unternehmen in ${region.de}${isMoreThanRemote ? `: ${where}` : ''}.`,
  actions: [
    { to: pathOf('contact', 'de'), label: 'Kontakt aufnehmen' },
    { to: pathOf('servicesOverview', 'de'), label: 'Leistungen ansehen' },
  ],
  ...(isEnabled('sitePlan') && { firstQuestion, drawing: firstQuestion.labels }),
  blocks: compact<Block>(
    {
      id: 'services',
      kind: 'cards',
      heading: 'Aufgaben, die Sie abgeben können',
      intro: 'Sie beauftragen nur, was Ihnen fehlt. Was gut läuft, bleibt, wie es ist.',
      cards: compact<Card>(
        {
          icon: 'signal',
          title: 'Support und laufende Betreuung',
          text: sentences(
            isIncluded('helpdesk') && isIncluded('monitoring') && isIncluded('patching')
              ? 'Der Helpdesk hilft am Telefon oder direkt auf Ihrem Bildschirm, Überwachung und Updates laufen im Hintergrund.'
              : 'Wir helfen am Telefon oder direkt auf Ihrem Bildschirm.',
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
        clouds.length > 0 && {
          icon: 'copy',
          title: listOf(clouds),
          text: sentences(
            claims.threeCopies
              ? 'Ihre Daten liegen in mehreren Kopien an getrennten Orten.'
              : isOffered('backup')
                ? 'Wir sichern Ihre Daten und holen sie zurück, wenn etwas verloren geht.'
                : 'Wir rechnen mit Ihnen durch, was in die Cloud gehört und was besser im Haus bleibt.',
            claimTexts.file &&
              claimTexts.server &&
              `Einzelne Dateien stellen wir innerhalb von ${claimTexts.file} wieder her, ganze Server innerhalb von ${claimTexts.server}.`,
          ),
          link: isOffered('backup')
            ? { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' }
            : { to: pathOf('cloud', 'de'), label: 'Cloud-Lösungen' },
        },
        networks.length > 0 && {
          icon: 'ford',
          title: listOf(networks),
          text: sentences(
            isOffered('infrastructure') && equipment,
            isOffered('telephony') && 'Telefoniert wird über Ihren Internetanschluss.',
          ),
          link: isOffered('infrastructure')
            ? { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' }
            : { to: pathOf('telephony', 'de'), label: 'Telefonie' },
        },
      ),
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
      paragraphs: compact(
        claims.experience &&
          (ifInMarkets(
            ['LU', 'DE'],
            `Wir kennen die Arbeit über die Grenze: Teams, die zum Teil in Deutschland, Frankreich oder Belgien wohnen und tageweise von dort arbeiten, und Vorschriften aus zwei Ländern. In Luxemburg sind Buchhaltungsunterlagen ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren, in Deutschland gelten zusätzlich die GoBD. ${planned} planen wir für beides.`,
          ) ??
            sentences(
              'Wir arbeiten für kleine Betriebe und kennen die Vorschriften, die für sie gelten.',
              `Buchhaltungsunterlagen sind bis zu ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren.`,
              ifInMarkets('DE', 'Für die elektronische Buchführung gelten die GoBD.'),
              `${planned} planen wir danach.`,
            )),
      ),
      points: compact(
        `Sie erreichen uns ${everyWeek()} am Telefon${emergencySupportFrom ? ', im Notfall je nach Vertrag auch rund um die Uhr' : ''}.`,
        claimTexts.reply && `Auf schriftliche Anfragen antworten wir innerhalb von ${claimTexts.reply}.`,
        terms.noticeMonths !== null &&
          `Laufende Verträge können Sie mit ${inMonths(terms.noticeMonths)} Frist zum Monatsende kündigen.`,
      ),
      links: [{ to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' }],
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'cards',
      heading: claims.experience ? 'Branchen, für die wir arbeiten' : 'Was in Ihrer Branche zählt',
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
          text: sentences(
            'Patientendaten bleiben vertraulich und verfügbar.',
            claims.agreedMaintenance && 'Gewartet wird außerhalb der Sprechstunden.',
          ),
          link: { to: pathOf('healthcare', 'de'), label: 'IT im Gesundheitswesen' },
        },
        {
          icon: 'boundary',
          title: 'Berater und Steuerkanzleien',
          text: sentences(
            'Vor einer Abgabefrist darf nichts stillstehen.',
            claims.agreedMaintenance && 'Wir planen Updates um Ihre Fristen herum.',
          ),
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
            `Für Arbeitsplätze, Server${isOffered('backup') ? ', Netz und Datensicherung' : ' und Netz'} setzen wir Produkte ein, die wir gut kennen: von ${listOf(vendorNames)}.`,
          ],
          links: [{ to: pathOf('partner', 'de'), label: 'Unsere Partner und Hersteller' }],
        },
    claims.applications && {
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
