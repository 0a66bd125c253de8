import { claims } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { isOffered, pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import type { Card, PageCopy, Step } from '../page-copy.ts'
import { counted, listOf } from './format.ts'

const names = compact(
  isOffered('retail') && 'Handel',
  isOffered('smallBusiness') && 'Dienstleistung',
  isOffered('healthcare') && 'Gesundheitswesen',
  isOffered('taxAdvisors') && 'Beratung',
  isOffered('smallBusiness') && 'Immobilien',
  isOffered('manufacturing') && 'Produktion',
  isOffered('retail') && 'Logistik',
)

const cards = compact<Card>(
  isOffered('retail') && {
    icon: 'market',
    title: 'Handel',
    text: sentences(
      'Kasse, Kartenzahlung und Warenwirtschaft müssen an einem Samstag im Dezember ebenso zuverlässig laufen wie an einem ruhigen Dienstag.',
      claims.agreedMaintenance && 'Änderungen legen wir in Zeiten, in denen wenig verkauft wird.',
    ),
    link: { to: pathOf('retail', 'de'), label: 'IT für den Handel' },
  },
  isOffered('retail') && {
    icon: 'road',
    title: 'Logistik',
    text: `Handscanner brauchen in der ganzen Halle WLAN. Wir ${claims.measuredNetworks ? 'messen den Empfang zwischen vollen Regalen und ' : ''}planen mit Ihnen, wie Lieferdaten auch bei einer Störung erfasst werden.`,
    link: { to: pathOf('retail', 'de'), label: 'Handel und Logistik' },
  },
  isOffered('smallBusiness') && {
    icon: 'poles',
    title: 'Dienstleister',
    text: 'Projekte, Termine und Dateien liegen bei Agenturen, Handwerksbetrieben und Büros oft an vielen Orten. Wir führen sie zusammen und regeln, wer von unterwegs worauf zugreifen darf.',
    link: { to: pathOf('smallBusiness', 'de'), label: 'IT für KMU' },
  },
  isOffered('healthcare') && {
    icon: 'ward',
    title: 'Gesundheitswesen',
    text: `Wer die IT betreut, kann Patientendaten sehen. Wir arbeiten deshalb mit eng begrenzten Rechten${claims.approvedRemoteAccess ? ', und jede Fernwartung am Arbeitsplatz beginnt erst, wenn dort jemand zustimmt' : ''}. Medizingeräte trennen wir vom Büronetz.`,
    link: { to: pathOf('healthcare', 'de'), label: 'IT für Praxen und Pflege' },
  },
  isOffered('taxAdvisors') && {
    icon: 'boundary',
    title: 'Berater und Steuerkanzleien',
    text: sentences(
      claims.agreedMaintenance && 'Updates planen wir so, dass sie keine Abgabefrist gefährden.',
      `Wir betreuen ${ifInMarkets('LU', 'LuxTrust am Arbeitsplatz, ') ?? ''}den Datenaustausch mit Mandanten und die Systeme, auf denen DATEV läuft.`,
    ),
    link: { to: pathOf('taxAdvisors', 'de'), label: 'IT für Steuerkanzleien' },
  },
  isOffered('smallBusiness') && {
    icon: 'hatch',
    title: 'Immobilien',
    text: 'Mietunterlagen, Ausweiskopien und Kontodaten sammeln sich in Postfächern und auf Smartphones. Wir richten Ablage und Löschfristen ein und trennen die Gebäudetechnik vom Netz der Verwaltung.',
  },
  isOffered('manufacturing') && {
    icon: 'works',
    title: 'Produktion',
    text: `Viele Steuerungen laufen mit Betriebssystemen, für die es keine Updates mehr gibt. Wir schirmen alte Anlagen ab, statt sie zu ersetzen${isOffered('backup') ? ', und sichern auch Programme, die auf keinem Server liegen' : ''}.`,
    link: { to: pathOf('manufacturing', 'de'), label: 'IT für die Produktion' },
  },
)

export const industries: PageCopy = {
  title: 'IT-Betreuung nach Branche',
  description: `${names.length > 2 ? listOf(names) : 'Kleine und mittlere Unternehmen'}: worauf es bei der IT der jeweiligen Branche ankommt.`,
  heading: 'IT-Betreuung nach Branche',
  lead: sentences(
    'Wir klären zuerst, welche Abläufe bei Ihnen nicht ausfallen dürfen, und planen danach die Technik.',
    isOffered('taxAdvisors') &&
      isOffered('retail') &&
      'In der Kanzlei geht es um Abgabefristen, im Laden um die Kasse.',
  ),
  actions: [{ to: pathOf('contact', 'de'), label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  blocks: [
    {
      kind: 'cards',
      heading:
        cards.length > 1
          ? `${capitalized(counted(cards.length, 'Branchen'))} und ihre Besonderheiten`
          : 'Worauf es ankommt',
      cards,
    },
    {
      kind: 'steps',
      heading: 'So lernen wir Ihren Betrieb kennen',
      steps: compact<Step>(
        claims.onSiteService && {
          title: 'Rundgang durch den Betrieb',
          text: 'Wir gehen den Weg eines Auftrags mit, vom ersten Anruf bis zur Rechnung, und notieren, welche Systeme er berührt.',
        },
        {
          title: 'Erlaubte Ausfallzeiten',
          text: 'Sie sagen uns für jedes System, wie lange es ausfallen darf: eine Stunde, einen Tag oder eine Woche. Danach richten sich Absicherung und Kosten.',
        },
        claims.vendorCoordination && {
          title: 'Absprache mit Ihrem Softwarehaus',
          text: 'Um die Branchensoftware kümmert sich meist der Hersteller. Wir klären vorab, wer bei welcher Störung zuständig ist.',
        },
      ),
    },
    {
      kind: 'prose',
      heading: 'Andere Branchen',
      paragraphs: [
        `Fragen Sie uns auch, wenn Ihre Branche hier fehlt. Arbeitsplätze, E-Mail${isOffered('backup') ? ', Netz und Datensicherung' : ' und Netz'} funktionieren überall ähnlich. Kennen wir Ihre Fachanwendung nicht, sagen wir es im ersten Gespräch.`,
      ],
      links: [{ to: pathOf('servicesOverview', 'de'), label: 'Alle Leistungen im Überblick' }],
    },
    {
      kind: 'call',
      heading: 'Beratung für Ihre Branche',
      actions: [{ to: pathOf('contact', 'de'), label: 'Kontakt aufnehmen' }, { call: 'phone' }],
    },
  ],
}
