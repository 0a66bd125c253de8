import { company } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import {
  claims,
  emergencySupportFrom,
  sisterCountry,
  sisterIsAbroad,
  vendorNames,
} from '../../company/derive.ts'
import { compact, fullStop, ifInMarkets, sentences } from '../../company/optional.ts'
import { hasSeveralTariffs, isIncluded } from '../../company/tariffs.ts'
import { caresForDevices, homeSections, isEnabled, isOffered, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { measure } from '../format.ts'
import type { Block, Card } from '../page-copy.ts'
import type { HomeCopy } from '../site-plan-copy.ts'
import { claimTexts } from './claims.ts'
import { firstQuestion } from './first-question.ts'
import { inMonths, listOf } from './format.ts'
import { homePapers } from './home-proof.ts'
import { everyWeek } from './hours.ts'
import { managedServicesRate, pricesPath } from './prices.ts'
import { beforeConsent, countLabel } from './site-proof.ts'

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

const where = `${listOf(compact('aus der Ferne', claims.onSiteService && 'vor Ort'))}${emergencySupportFrom ? ', im Notfall je nach Tarif rund um die Uhr erreichbar' : ''}`

const main = listOf(
  compact(isOffered('managedServices') && 'Managed Services', isOffered('itSecurity') && 'IT-Sicherheit'),
)

const clouds = compact(isOffered('cloud') && 'Cloud', isOffered('backup') && 'Backup')
const networks = compact(
  ...(isOffered('infrastructure') ? ['Netzwerk', 'Geräte'] : []),
  isOffered('telephony') && 'Telefonie',
)

/** What is planned by the rules that bind a customer. */
const planned = isOffered('emailArchiving') ? 'Archiv und Löschfristen' : 'Löschfristen'

/** What happens with servers, workstations and networks. */
const equipment = claims.hardwareSales
  ? claims.documentation
    ? 'Wir liefern Server, Arbeitsplatzrechner und Netzwerktechnik, bauen sie auf und dokumentieren sie.'
    : 'Wir liefern Server, Arbeitsplatzrechner und Netzwerktechnik und bauen sie auf.'
  : 'Wir planen Netze und richten Server und Arbeitsplätze ein.'

export const home: HomeCopy = {
  title: `${isOffered('itSecurity') ? 'IT-Sicherheit' : 'IT-Support'} und IT-Betreuung in ${city.de}`,
  description: `${offered} für kleine und mittlere Unternehmen in ${region.de}: ${claims.onSiteService ? 'aus der Ferne und vor Ort' : 'Einrichtung und Betreuung'}.`,
  badge: `${main || 'IT-Betreuung'} aus ${city.de}`,
  heading:
    ifInMarkets(['LU', 'DE'], 'Sicherer IT-Betrieb auf beiden Seiten der Mosel') ??
    `Sicherer IT-Betrieb in ${region.de}`,
  lead: `Wir betreuen ${caresForDevices ? 'Arbeitsplätze, Server und Netze' : 'die IT'} kleiner und mittlerer Unternehmen in ${region.de}${isMoreThanRemote ? `: ${where}` : ''}.`,
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
      intro: `Wir übernehmen einzelne Aufgaben${caresForDevices ? ' oder den gesamten IT-Betrieb' : ''}.`,
      cards: compact<Card>(
        {
          icon: 'signal',
          title: 'Support und laufende Betreuung',
          text: sentences(
            isIncluded('helpdesk') && isIncluded('monitoring') && isIncluded('patching')
              ? 'Der Helpdesk hilft am Telefon oder per Fernwartung. Überwachung und Updates laufen im Hintergrund.'
              : 'Wir helfen am Telefon oder per Fernwartung.',
            managedServicesRate &&
              `${hasSeveralTariffs ? 'Der Tarif Essential' : 'Die laufende Betreuung'} kostet ab ${managedServicesRate}.`,
          ),
          link: {
            to: pricesPath,
            label: hasSeveralTariffs ? 'Managed Services und Tarife' : 'Managed Services',
          },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: sentences(
            'Wir prüfen, wo Ihr Unternehmen angreifbar ist, und schließen die Lücken in vereinbarter Reihenfolge.',
            claimTexts.concept && `Ein Sicherheitskonzept setzen wir meist in ${claimTexts.concept} um.`,
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
                : 'Wir vergleichen die Kosten und schlagen vor, was in die Cloud umzieht und was im Haus bleibt.',
            claimTexts.file &&
              claimTexts.server &&
              `Unser Ziel: Einzelne Dateien sind innerhalb von ${claimTexts.file} wieder da, ganze Server innerhalb von ${claimTexts.server}.`,
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
            isOffered('telephony') && 'Auch Ihre Telefonanlage richten wir ein.',
          ),
          link: isOffered('infrastructure')
            ? { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' }
            : { to: pathOf('telephony', 'de'), label: 'Telefonie' },
        },
      ),
    },
    homePapers,
    figuresOf(
      {
        heading: 'Unsere Ziele für betreute Systeme',
        intro:
          'Diese Werte streben wir an. Was für Ihren Betrieb realistisch ist, hängt von Ihrer Ausgangslage ab.',
      },
      [claimTexts.outages, 'weniger Ausfälle als zuvor'],
      [claimTexts.saving, 'Ersparnis im laufenden IT-Betrieb'],
      [claimTexts.availability, 'Verfügbarkeit'],
    ),
    {
      id: homeSections.company,
      kind: 'prose',
      heading: 'Was für uns spricht',
      paragraphs: compact(
        claims.experience &&
          (ifInMarkets(
            ['LU', 'DE'],
            `Wer in Luxemburg und in Deutschland Geschäfte macht, muss oft die Aufbewahrungsregeln beider Länder einhalten: In Luxemburg beträgt die Frist für Buchhaltungsunterlagen ${measure(retention.commercialLawYears, 'Jahre')}; in Deutschland hängt sie von der Art der Unterlage ab, und es gelten die GoBD der Finanzverwaltung. Nach diesen Regeln richten wir ${planned} ein.`,
          ) ??
            sentences(
              'Wir arbeiten für kleine Betriebe und kennen die Vorschriften, die für sie gelten.',
              isKnownCountry(company.country) &&
                `Buchhaltungsunterlagen sind bis zu ${measure(retention.commercialLawYears, 'Jahre')} lang aufzubewahren.`,
              ifInMarkets('DE', 'Für die elektronische Buchführung gelten die GoBD.'),
              isKnownCountry(company.country) && `${planned} planen wir danach.`,
            )),
      ),
      points: compact(
        `Im Büro treffen Sie uns ${everyWeek()}${emergencySupportFrom ? '; im Notfall erreichen Sie uns je nach Tarif rund um die Uhr' : ''}.`,
        claimTexts.reply &&
          `Auf schriftliche Anfragen antworten wir innerhalb von ${claimTexts.reply}, Wochenenden und Feiertage nicht mitgezählt.`,
        terms.noticeMonths !== null &&
          `Laufende Verträge können Sie mit ${inMonths(terms.noticeMonths)} Frist zum Monatsende kündigen.`,
        `Diese Website lädt nichts von fremden Servern${beforeConsent}.`,
      ),
      links: [{ to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' }],
      count: countLabel,
    },
    {
      id: 'industries',
      about: 'industries',
      kind: 'cards',
      heading: claims.experience ? 'Branchen, für die wir arbeiten' : 'Was in Ihrer Branche zählt',
      cards: compact<Card>(
        {
          icon: 'market',
          title: 'Handel',
          text: 'Wir trennen Kassen und Warenwirtschaft vom Gäste-WLAN.',
          link: { to: pathOf('retail', 'de'), label: 'IT für den Handel' },
        },
        {
          icon: 'poles',
          title: 'Dienstleister',
          text: 'Wir verschlüsseln Notebooks und Telefone; verlorene lassen sich aus der Ferne sperren.',
          link: { to: pathOf('smallBusiness', 'de'), label: 'IT für kleine und mittlere Unternehmen' },
        },
        {
          icon: 'ward',
          title: 'Gesundheitswesen',
          text: sentences(
            'Wir richten die Zugriffsrechte so ein, dass nur Befugte Patientendaten sehen.',
            claims.agreedMaintenance && 'Wartungen legen wir auf Zeiten außerhalb der Sprechstunden.',
          ),
          link: { to: pathOf('healthcare', 'de'), label: 'IT im Gesundheitswesen' },
        },
        {
          icon: 'boundary',
          title: 'Berater und Steuerkanzleien',
          text: sentences(
            'Wir betreuen Arbeitsplätze und den Datenaustausch mit Mandanten.',
            claims.agreedMaintenance && 'Kurz vor Abgabeterminen spielen wir nur dringende Updates ein.',
          ),
          link: { to: pathOf('taxAdvisors', 'de'), label: 'IT für Steuerkanzleien' },
        },
        isOffered('smallBusiness') && {
          icon: 'hatch',
          title: 'Immobilien',
          text: 'Wir ordnen die Ablage so, dass Verwaltung und Vertrieb nur sehen, was sie brauchen.',
        },
        {
          icon: 'works',
          title: 'Produktion',
          text: 'Wir trennen Produktion und Büro im Netz, damit Schadprogramme nicht so leicht auf die Maschinen übergreifen.',
          link: { to: pathOf('manufacturing', 'de'), label: 'IT in der Produktion' },
        },
        isOffered('retail') && {
          icon: 'road',
          title: 'Logistik',
          text: `Wir ${claims.measuredNetworks ? 'messen den WLAN-Empfang in Lager und Halle und ' : ''}planen die Zugangspunkte für die Handscanner.`,
          link: { to: pathOf('industries', 'de'), label: 'Alle Branchen in der Übersicht' },
        },
      ),
    },
    sister
      ? {
          id: 'partners',
          kind: 'prose',
          heading: `Eine Schwesterfirma in ${sisterCountry?.de}`,
          paragraphs: [
            sentences(
              fullStop(`Zu unserer Unternehmensgruppe gehört in ${sisterCountry?.de} die ${sister.name}`),
              sisterIsAbroad && 'Standorte auf beiden Seiten der Grenze betreuen wir gemeinsam.',
            ),
          ],
          links: [{ to: pathOf('partner', 'de'), label: 'Partner und Hersteller' }],
        }
      : vendorNames.length > 0 && {
          id: 'partners',
          kind: 'prose',
          heading: 'Hersteller, mit deren Technik wir arbeiten',
          paragraphs: [`Wir arbeiten mit Produkten von ${listOf(vendorNames)}.`],
          links: [{ to: pathOf('partner', 'de'), label: 'Partner und Hersteller' }],
        },
    claims.applications && {
      id: homeSections.careers,
      about: 'careers',
      kind: 'prose',
      heading: 'Arbeiten bei uns',
      paragraphs: [
        'In einem kleinen Unternehmen begleiten Sie einen Auftrag vom ersten Gespräch bis zum laufenden Betrieb. Schreiben Sie uns.',
      ],
      links: [{ to: pathOf('careers', 'de'), label: 'Karriere bei uns' }],
    },
    {
      kind: 'call',
      heading: 'Erzählen Sie uns, wo es hakt',
      intro: 'Für das erste Gespräch brauchen Sie keine Unterlagen.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Beratung anfragen' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage für ein Beratungsgespräch' },
      ],
    },
  ),
}
