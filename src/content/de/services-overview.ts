import { company, siteLanguages } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { caresForDevices, isOffered, pathOf } from '../../pages.ts'
import { measure } from '../format.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { inMonths, listOf } from './format.ts'
import { everyWeek } from './hours.ts'
import { legend } from './legend.ts'
import { priceRuler } from './price-ruler.ts'
import { managedServicesRate, pricesPath, telephonyRate } from './prices.ts'

const { region, retention, terms } = company
const { extensions } = company.prices.telephony.starter

const main = listOf(
  compact(
    'IT-Betrieb',
    isOffered('itSecurity') && 'Sicherheit',
    isOffered('cloud') && 'Cloud',
    isOffered('backup') && 'Backup',
  ),
)

export const servicesOverview: PageCopy = {
  title: `Leistungen: ${main}`,
  description: `IT-Leistungen, einzeln oder kombiniert, für kleine und mittlere Unternehmen in ${region.de}. Mit Umfang${isOffered('managedServices') || isOffered('telephony') ? ', Ablauf und Tarifen' : ' und Ablauf'}.`,
  heading: 'Unsere Leistungen im Überblick',
  lead: `Sie können ${caresForDevices ? 'mit einer einzelnen Aufgabe beginnen oder uns den gesamten IT-Betrieb' : 'uns einzelne Aufgaben'} überlassen.`,
  actions: [{ call: 'form', label: 'Kontakt aufnehmen' }, { call: 'phone' }],
  drawing: {
    ...(isOffered('managedServices') && { operation: 'Betrieb' }),
    ...(isOffered('itSecurity') && { security: 'Schutz' }),
    ...(isOffered('cloud') && { cloud: 'Cloud' }),
    ...(isOffered('backup') && { backup: 'Backup' }),
    ...(isOffered('infrastructure') && { network: 'Netz' }),
    ...(isOffered('telephony') && { phone: 'Telefon' }),
    ...(isOffered('emailArchiving') && { archive: 'Archiv' }),
  },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'Was wir übernehmen',
      link: {
        to: pathOf('services', 'de'),
        label: `Kurzfassung${siteLanguages.includes('en') ? ' auf Deutsch und Englisch' : ''}`,
      },
      cards: [
        {
          icon: 'signal',
          title: 'Managed Services und IT-Support',
          text: sentences(
            `Wir übernehmen ${isIncluded('helpdesk') && isIncluded('monitoring') && isIncluded('patching') ? 'Helpdesk, Überwachung und Updates' : 'die laufende Betreuung'}${managedServicesRate ? ` ab ${managedServicesRate}` : ''}.`,
            isIncluded('monitoring') &&
              'Dass eine Festplatte voll wird, bemerken wir meist, bevor es Ihr Team aufhält.',
          ),
          link: { to: pathOf('managedServices', 'de'), label: 'Mehr zu Managed Services' },
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: `Firewall, ${claims.trainings ? 'Endgeräteschutz, Mehrfaktor-Anmeldung und Trainings' : 'Endgeräteschutz und Mehrfaktor-Anmeldung'} stimmen wir in einem Sicherheitskonzept aufeinander ab. Mit den dringendsten Punkten fangen wir an.`,
          link: { to: pathOf('itSecurity', 'de'), label: 'Mehr zur IT-Sicherheit' },
        },
        {
          icon: 'plateau',
          title: 'Cloud-Lösungen',
          text: 'Wir richten Microsoft\u00a0365, Server in Azure oder bei europäischen Betreibern und virtuelle Desktops ein. Vor dem Umzug vergleichen wir die Kosten und schlagen vor, was umzieht und was im Haus bleibt.',
          link: { to: pathOf('cloud', 'de'), label: 'Mehr zur Cloud' },
        },
        {
          icon: 'copy',
          title: 'Backup und Wiederherstellung',
          text: sentences(
            `Wir sichern ${claims.threeCopies ? 'Ihre Daten nach der 3-2-1-Regel' : 'Server, Arbeitsplätze und Cloud-Daten'}${claims.encryptedBackups ? ', verschlüsselt mit AES-256' : ''}.`,
            claims.rehearsedRestores &&
              'In festen Abständen prüfen wir, ob sich Dateien und ganze Server wiederherstellen lassen.',
          ),
          link: { to: pathOf('backup', 'de'), label: 'Mehr zum Backup' },
        },
        {
          icon: 'ford',
          title: 'IT-Infrastruktur und Netzwerke',
          text: `${claims.measuredNetworks ? 'Wir messen Ihr Netz durch und planen danach' : 'Wir planen'} Server, Switches, WLAN und die Verbindung Ihrer Standorte${claims.documentation ? '. Zur Übergabe gehören beschriftete Anschlüsse und ein aktueller Netzplan' : ''}.`,
          link: { to: pathOf('infrastructure', 'de'), label: 'Mehr zur Infrastruktur' },
        },
        {
          icon: 'sight',
          title: 'VoIP-Telefonie',
          text: sentences(
            'Sie telefonieren über das Internet unter Ihrer Firmennummer, am Tischtelefon, am PC oder mit dem Smartphone.',
            telephonyRate &&
              `Das kleinste Paket${extensions === null ? '' : ` mit bis zu ${measure(extensions, 'Nebenstellen')}`} beginnt bei ${telephonyRate}.`,
          ),
          link: { to: pathOf('telephony', 'de'), label: 'Mehr zur Telefonie' },
        },
        {
          icon: 'depot',
          title: 'E-Mail-Archivierung',
          text: `Wir legen E-Mails unveränderbar ab und halten sie bis zum Ende der Frist auffindbar, je nach Unterlage bis zu ${measure(retention.commercialLawYears, 'Jahre')}. Maßgeblich sind Handels- und Steuerrecht${ifInMarkets('DE', ', in Deutschland auch die GoBD') ?? ''}; ist die Frist abgelaufen, verlangt die DSGVO in der Regel die Löschung.`,
          link: { to: pathOf('emailArchiving', 'de'), label: 'Mehr zur Archivierung' },
        },
      ],
    },
    (['securityServices', 'cyberDefence', 'backupServices'] as const).some((page) => isOffered(page)) && {
      kind: 'prose',
      heading: 'Einzelne Aufgaben im laufenden Betrieb',
      paragraphs: ['Auch wenn Ihre IT schon betreut wird, können Sie uns einzelne Aufgaben übertragen.'],
      links: [
        { to: pathOf('securityServices', 'de'), label: 'Security Services' },
        { to: pathOf('cyberDefence', 'de'), label: 'Cyber Defence as a Service' },
        { to: pathOf('backupServices', 'de'), label: 'Backup Services' },
        ...(priceRuler ? [{ to: pricesPath, label: 'Preis für Ihre Arbeitsplätze berechnen' }] : []),
      ],
    },
    {
      kind: 'steps',
      heading: 'So beginnt die Zusammenarbeit',
      ...(claims.writtenQuotes && {
        intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      }),
      steps: [
        {
          title: 'Gespräch',
          text: 'Sie sagen uns am Telefon oder per E-Mail, was Sie stört oder was Sie vorhaben.',
        },
        {
          title: 'Bestandsaufnahme',
          text: `Wir sehen uns Geräte, Netz, Konten und Sicherungen an${claims.onSiteService ? ', aus der Ferne oder bei Ihnen im Betrieb,' : ''} und halten den Stand${claims.documentation ? ' schriftlich' : ''} fest.`,
        },
        {
          title: 'Angebot',
          text: 'Das Angebot nennt Umfang, Kosten und Reihenfolge der Arbeiten und kennzeichnet, was nicht dringend ist.',
        },
        {
          title: 'Umsetzung',
          text: sentences(
            `Wir richten alles ein${claims.documentation ? ', testen und dokumentieren es' : ' und testen es'}.`,
            terms.noticeMonths !== null &&
              `Schließt sich ein Vertrag über die laufende Betreuung an, können Sie ihn mit einer Frist von ${inMonths(terms.noticeMonths)} zum Monatsende kündigen.`,
          ),
        },
      ],
    },
    claims.singleOrders && {
      kind: 'prose',
      heading: 'Einzelne Aufträge ohne laufenden Vertrag',
      paragraphs: [
        `Sie können uns auch einmalig beauftragen${caresForDevices ? ', ob für einen defekten Drucker oder den Umzug eines Büros' : ''}.`,
      ],
      points: compact(
        `Remote-Support${claims.onSiteService ? ' und Einsätze vor Ort' : ''}, ${everyWeek()}${claims.agreedMaintenance ? ', nach Vereinbarung auch zu anderen Zeiten' : ''}`,
        claims.hardwareSales && 'Auswahl, Verkauf und Einrichtung von Hardware und Software',
        claims.trainings && 'Awareness-Trainings zu Phishing, Passwörtern und gefälschten Rechnungen',
        caresForDevices && 'Technische Projekte, etwa der Anschluss eines neuen Standorts',
      ),
      links: [
        { to: pathOf('industries', 'de'), label: 'Branchen, die wir betreuen' },
        { to: pathOf('securityConsulting', 'de'), label: 'Beratung zur IT-Sicherheit' },
      ],
    },
    legend,
    {
      kind: 'call',
      heading: 'Womit sollen wir anfangen?',
      intro:
        'Schreiben Sie uns oder rufen Sie an. Wir sagen Ihnen, ob wir die Aufgabe übernehmen und wann wir anfangen können.',
      actions: [{ call: 'form', label: 'Anfrage schreiben' }, { call: 'phone' }],
    },
  ),
}
