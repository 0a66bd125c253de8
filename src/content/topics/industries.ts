import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

export const industries: PageCopy = {
  title: 'IT-Betreuung nach Branche',
  description:
    'Handel, Dienstleistung, Gesundheitswesen, Beratung, Immobilien, Produktion und Logistik: worauf es bei der IT der jeweiligen Branche ankommt.',
  badge: 'Branchen',
  heading: 'Ein Ausfall kostet in jeder Branche etwas anderes',
  lead: 'In der Kanzlei läuft eine Frist ab, im Laden wächst die Schlange an der Kasse. Deshalb fragen wir zuerst, was bei Ihnen nicht stehen darf, und erst danach nach der Technik.',
  actions: [{ to: pathOf('contact', 'de'), label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  blocks: [
    {
      kind: 'cards',
      heading: 'Sieben Branchen und ihre Besonderheiten',
      cards: [
        {
          icon: 'store',
          title: 'Handel',
          text: 'Kasse, Kartenzahlung und Warenwirtschaft müssen am Samstag im Dezember ebenso laufen wie an einem ruhigen Dienstag. Änderungen legen wir in Zeiten, in denen wenig verkauft wird.',
          link: { to: pathOf('retail', 'de'), label: 'IT für den Handel' },
        },
        {
          icon: 'truck',
          title: 'Logistik',
          text: 'Handscanner, Rampen und Tourenplanung hängen am WLAN der Halle. Wir messen zwischen vollen Regalen und sorgen dafür, dass Lieferdaten auch bei gestörter Leitung erfasst werden.',
          link: { to: pathOf('retail', 'de'), label: 'Handel und Logistik' },
        },
        {
          icon: 'users',
          title: 'Dienstleister',
          text: 'Projekte, Termine und Dateien liegen bei Agenturen, Handwerk und Büros oft an vielen Orten. Wir führen sie zusammen und regeln, wer von unterwegs worauf zugreift.',
          link: { to: pathOf('smallBusiness', 'de'), label: 'IT für KMU' },
        },
        {
          icon: 'health',
          title: 'Gesundheitswesen',
          text: 'Patientendaten unterliegen der Schweigepflicht, auch gegenüber der IT. Wir arbeiten mit engen Rechten, trennen Medizingeräte vom Büronetz und protokollieren jede Fernwartung.',
          link: { to: pathOf('healthcare', 'de'), label: 'IT für Praxen und Pflege' },
        },
        {
          icon: 'calculator',
          title: 'Berater und Steuerkanzleien',
          text: 'Wo Fristen den Kalender bestimmen, verschiebt man Updates besser auf den Tag danach. Wir betreuen die Umgebung rund um DATEV, LuxTrust und den Austausch mit Mandanten.',
          link: { to: pathOf('taxAdvisors', 'de'), label: 'IT für Steuerkanzleien' },
        },
        {
          icon: 'building',
          title: 'Immobilien',
          text: 'Mietunterlagen, Ausweiskopien und Kontodaten sammeln sich in Postfächern und auf Smartphones. Wir ordnen Ablage und Löschfristen und trennen Gebäudetechnik vom Netz der Verwaltung.',
        },
        {
          icon: 'factory',
          title: 'Produktion',
          text: 'Eine Maschinensteuerung lebt länger als jedes Betriebssystem. Wir schirmen alte Anlagen ab, statt sie zu ersetzen, und sichern auch Programme, die auf keinem Server liegen.',
          link: { to: pathOf('manufacturing', 'de'), label: 'IT für die Produktion' },
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'So lernen wir Ihren Betrieb kennen',
      steps: [
        {
          title: 'Ein Rundgang statt eines Fragebogens',
          text: 'Wir gehen den Weg eines Auftrags mit, vom ersten Anruf bis zur Rechnung, und notieren, welche Systeme er berührt.',
        },
        {
          title: 'Was darf wie lange stehen?',
          text: 'Sie bewerten jedes System selbst: eine Stunde, ein Tag, eine Woche. Danach richten sich Absicherung und Kosten.',
        },
        {
          title: 'Absprache mit Ihrem Softwarehaus',
          text: 'Branchensoftware betreut meist deren Hersteller. Wir klären Zuständigkeiten, damit bei einer Störung niemand auf den anderen zeigt.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Ihre Branche ist nicht dabei?',
      paragraphs: [
        'Das muss kein Hindernis sein. Arbeitsplätze, E-Mail, Netz und Datensicherung folgen überall denselben Regeln. Wenn Ihre Fachanwendung Erfahrung verlangt, die wir nicht haben, sagen wir es im ersten Gespräch.',
      ],
      links: [{ to: pathOf('services', 'de'), label: 'Alle Leistungen im Überblick' }],
    },
    {
      kind: 'call',
      heading: 'Erzählen Sie uns, was bei Ihnen nie stehen darf',
      actions: [{ to: pathOf('contact', 'de'), label: 'Kontakt aufnehmen' }, { call: 'phone' }],
    },
  ],
}
