import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { caresForDevices, isOffered } from '../../pages.ts'
import type { Card, PageCopy } from '../page-copy.ts'
import { listOf } from './format.ts'
import { legend } from './legend.ts'
import { tariffNames } from './tariff-features.ts'

const { region } = company

const offered = listOf(
  compact(
    'Remote-Support',
    claims.onSiteService && 'Vor-Ort-Service',
    isOffered('itSecurity') && 'IT-Sicherheit',
    isOffered('backup') && 'Backup',
    isOffered('cloud') && 'Cloud',
    isOffered('managedServices') && 'Managed Services',
  ),
)

/** The page shows both languages, one under the other: keep blocks and cards in the same order. */
export const services: PageCopy = {
  title: 'IT-Services auf einen Blick',
  description: `${offered} für kleine und mittlere Unternehmen in ${region.de}.`,
  heading: 'Services für Ihre IT',
  lead: `Wir betreuen Computer, Netze und Daten kleiner und mittlerer Unternehmen in ${region.de}.`,
  drawing: {
    first: 'Aus der Ferne',
    ...(claims.onSiteService && { second: 'Vor Ort' }),
    ...(isOffered('itSecurity') && { third: 'Sicherheit' }),
    ...(isOffered('backup') && { fourth: 'Backup' }),
    ...(isOffered('cloud') && { fifth: 'Cloud' }),
    ...(emergencySupportFrom && { sixth: '24/7' }),
  },
  blocks: [
    {
      kind: 'cards',
      heading: claims.singleOrders
        ? 'Vom einzelnen Anruf bis zum laufenden Betrieb'
        : 'Was wir für Ihre IT tun',
      cards: compact<Card>(
        {
          id: 'remote-support',
          icon: 'signal',
          title: 'Remote-Support',
          text: sentences(
            claims.approvedRemoteAccess
              ? 'Sie rufen an, geben uns Ihren Bildschirm frei und sehen zu, wie wir den Fehler beheben. Mit dem Gespräch endet auch die Verbindung.'
              : 'Sie rufen an, und wir beheben den Fehler aus der Ferne auf Ihrem Bildschirm, während Sie zusehen.',
            claims.singleOrders &&
              'Haben Sie noch keinen Vertrag mit uns, nehmen Sie vorher unser Angebot per E-Mail an.',
          ),
        },
        claims.onSiteService && {
          id: 'on-site-service',
          icon: 'road',
          title: 'Vor-Ort-Service',
          text: `Wir kommen zum vereinbarten Termin${caresForDevices ? ', reparieren Geräte, richten Arbeitsplätze ein oder suchen die Ursache von WLAN-Störungen' : ' zu Ihnen'}.${claims.documentation ? ' Was wir ändern, dokumentieren wir.' : ''}`,
        },
        {
          id: 'it-security',
          about: 'itSecurity',
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: `Wir prüfen Firewall, Konten und Endgeräte${claims.trainings ? ', schließen die gefährlichsten Lücken zuerst und schulen Ihr Team' : ' und schließen die gefährlichsten Lücken zuerst'}.${claims.securityConceptWeeks ? ' Ein Sicherheitskonzept hält fest, was wann umgesetzt wird.' : ''}`,
        },
        {
          id: 'backup',
          about: 'backup',
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: sentences(
            claims.threeCopies
              ? 'Ihre Daten liegen in drei Kopien auf zwei Medien, eine davon außer Haus.'
              : 'Wir sichern Ihre Daten und stellen wieder her, was verloren geht.',
            claims.rehearsedRestores &&
              'Ob sich Dateien und Server wiederherstellen lassen, prüfen wir regelmäßig.',
          ),
        },
        {
          id: 'cloud',
          about: 'cloud',
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Wir richten Microsoft\u00a0365, Server im Rechenzentrum und virtuelle Desktops ein. Vor dem Umzug klären wir mit Ihnen Kosten und Speicherort und planen, wie Sie bei Bedarf zurückwechseln.',
        },
        {
          id: 'managed-services',
          about: 'managedServices',
          icon: 'station',
          title: `Managed Services${emergencySupportFrom ? ', je nach Tarif mit 24/7-Notfallsupport' : ''}`,
          text: sentences(
            isIncluded('monitoring') && isIncluded('patching')
              ? 'Wir überwachen Ihre Systeme und halten sie aktuell, und Ihr Team hat eine feste Anlaufstelle.'
              : 'Ihr Team hat eine feste Anlaufstelle für alle Fragen zur IT.',
            emergencySupportFrom &&
              `Ab dem Tarif ${tariffNames[emergencySupportFrom]} erreichen Sie uns im Notfall auch nachts und am Wochenende.`,
          ),
        },
      ),
    },
    legend,
    {
      kind: 'call',
      heading: 'Welchen Service brauchen Sie?',
      intro: 'Schildern Sie uns kurz, worum es geht. Wir sagen Ihnen, welcher Service dazu passt.',
      actions: [{ call: 'form', label: 'Kontakt aufnehmen' }],
    },
  ],
}
