import type { PageCopy } from '../page-copy.ts'

export const industries: PageCopy = {
  title: 'IT-Betreuung nach Branche',
  description:
    'Handel, Dienstleistung, Gesundheitswesen, Beratung, Immobilien, Produktion und Logistik: worauf es bei der IT der jeweiligen Branche ankommt.',
  heading: 'IT-Betreuung nach Branche',
  lead: 'Wir klären zuerst, welche Abläufe bei Ihnen nicht ausfallen dürfen, und planen danach die Technik. In der Kanzlei geht es um Abgabefristen, im Laden um die Kasse.',
  actions: [{ to: '/kontakt', label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  blocks: [
    {
      kind: 'cards',
      heading: 'Sieben Branchen und ihre Besonderheiten',
      cards: [
        {
          icon: 'market',
          title: 'Handel',
          text: 'Kasse, Kartenzahlung und Warenwirtschaft müssen an einem Samstag im Dezember ebenso zuverlässig laufen wie an einem ruhigen Dienstag. Änderungen legen wir in Zeiten, in denen wenig verkauft wird.',
          link: { to: '/branchen/handel', label: 'IT für den Handel' },
        },
        {
          icon: 'road',
          title: 'Logistik',
          text: 'Handscanner brauchen in der ganzen Halle WLAN. Wir messen den Empfang zwischen vollen Regalen und planen mit Ihnen, wie Lieferdaten auch bei einer Störung erfasst werden.',
          link: { to: '/branchen/handel', label: 'Handel und Logistik' },
        },
        {
          icon: 'poles',
          title: 'Dienstleister',
          text: 'Projekte, Termine und Dateien liegen bei Agenturen, Handwerksbetrieben und Büros oft an vielen Orten. Wir führen sie zusammen und regeln, wer von unterwegs worauf zugreifen darf.',
          link: { to: '/branchen/kmu', label: 'IT für KMU' },
        },
        {
          icon: 'ward',
          title: 'Gesundheitswesen',
          text: 'Wer die IT betreut, kann Patientendaten sehen. Wir arbeiten deshalb mit eng begrenzten Rechten, und jede Fernwartung am Arbeitsplatz beginnt erst, wenn dort jemand zustimmt. Medizingeräte trennen wir vom Büronetz.',
          link: { to: '/branchen/gesundheitswesen', label: 'IT für Praxen und Pflege' },
        },
        {
          icon: 'boundary',
          title: 'Berater und Steuerkanzleien',
          text: 'Updates planen wir so, dass sie keine Abgabefrist gefährden. Wir betreuen LuxTrust am Arbeitsplatz, den Datenaustausch mit Mandanten und die Systeme, auf denen DATEV läuft.',
          link: { to: '/branchen/steuerkanzleien', label: 'IT für Steuerkanzleien' },
        },
        {
          icon: 'hatch',
          title: 'Immobilien',
          text: 'Mietunterlagen, Ausweiskopien und Kontodaten sammeln sich in Postfächern und auf Smartphones. Wir richten Ablage und Löschfristen ein und trennen die Gebäudetechnik vom Netz der Verwaltung.',
        },
        {
          icon: 'works',
          title: 'Produktion',
          text: 'Viele Steuerungen laufen mit Betriebssystemen, für die es keine Updates mehr gibt. Wir schirmen alte Anlagen ab, statt sie zu ersetzen, und sichern auch Programme, die auf keinem Server liegen.',
          link: { to: '/branchen/produktion', label: 'IT für die Produktion' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'So lernen wir Ihren Betrieb kennen',
      cards: [
        {
          title: 'Rundgang durch den Betrieb',
          text: 'Wir gehen den Weg eines Auftrags mit, vom ersten Anruf bis zur Rechnung, und notieren, welche Systeme er berührt.',
        },
        {
          title: 'Erlaubte Ausfallzeiten',
          text: 'Sie sagen uns für jedes System, wie lange es ausfallen darf: eine Stunde, einen Tag oder eine Woche. Danach richten sich Absicherung und Kosten.',
        },
        {
          title: 'Absprache mit Ihrem Softwarehaus',
          text: 'Um die Branchensoftware kümmert sich meist der Hersteller. Wir klären vorab, wer bei welcher Störung zuständig ist.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Andere Branchen',
      paragraphs: [
        'Fragen Sie uns auch, wenn Ihre Branche hier fehlt. Arbeitsplätze, E-Mail, Netz und Datensicherung funktionieren überall ähnlich. Kennen wir Ihre Fachanwendung nicht, sagen wir es im ersten Gespräch.',
      ],
      links: [{ to: '/leistungen', label: 'Alle Leistungen im Überblick' }],
    },
    {
      kind: 'call',
      heading: 'Beratung für Ihre Branche',
      actions: [{ to: '/kontakt', label: 'Kontakt aufnehmen' }, { call: 'phone' }],
    },
  ],
}
