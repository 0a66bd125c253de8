import type { PageCopy } from '../page-copy.ts'

export const industries: PageCopy = {
  title: 'IT-Betreuung nach Branche',
  description:
    'Handel, Dienstleistung, Gesundheitswesen, Beratung, Immobilien, Produktion und Logistik: worauf es bei der IT der jeweiligen Branche ankommt.',
  heading: 'In der Kanzlei zählt die Frist, im Laden die Kasse',
  lead: 'Wir klären zuerst, was bei Ihnen nicht ausfallen darf, und planen danach die Technik.',
  actions: [{ to: '/kontakt', label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  blocks: [
    {
      kind: 'cards',
      heading: 'Sieben Branchen und ihre Besonderheiten',
      cards: [
        {
          icon: 'market',
          title: 'Handel',
          text: 'Die Kasse muss auch an einem Samstag im Dezember laufen. Änderungen legen wir in ruhige Wochen.',
          link: { to: '/branchen/handel', label: 'IT für den Handel' },
        },
        {
          icon: 'road',
          title: 'Logistik',
          text: 'Handscanner brauchen in der ganzen Halle WLAN. Wir messen den Empfang zwischen vollen Regalen.',
          link: { to: '/branchen/handel', label: 'Handel und Logistik' },
        },
        {
          icon: 'poles',
          title: 'Dienstleister',
          text: 'Termine und Dateien liegen an vielen Orten. Wir führen sie zusammen und regeln, wer von unterwegs worauf zugreift.',
          link: { to: '/branchen/kmu', label: 'IT für KMU' },
        },
        {
          icon: 'ward',
          title: 'Gesundheitswesen',
          text: 'Patientendaten bleiben geschützt: Fernwartung beginnt erst, wenn am Empfang jemand zustimmt.',
          link: { to: '/branchen/gesundheitswesen', label: 'IT für Praxen und Pflege' },
        },
        {
          icon: 'boundary',
          title: 'Berater und Steuerkanzleien',
          text: 'Wie Sie sind wir zur Verschwiegenheit verpflichtet. Kurz vor der Abgabe ändern wir nur, was die Sicherheit verlangt. Wir betreuen LuxTrust und die Systeme, auf denen DATEV läuft.',
          link: { to: '/branchen/steuerkanzleien', label: 'IT für Steuerkanzleien' },
        },
        {
          icon: 'hatch',
          title: 'Immobilien',
          text: 'Ausweiskopien und Kontodaten sammeln sich in Postfächern. Wir richten Ablage und Löschfristen ein.',
        },
        {
          icon: 'works',
          title: 'Produktion',
          text: 'Alte Anlagen ohne Updates schirmen wir ab, statt sie zu ersetzen.',
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
          text: 'Eine Stunde, einen Tag oder eine Woche? Danach richten sich Absicherung und Kosten.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Beratung für Ihre Branche',
      intro:
        'Ihre Branche ist nicht dabei? Arbeitsplätze, E-Mail, Netz und Backup funktionieren überall ähnlich. Kennen wir Ihr Fachprogramm nicht, sagen wir es im ersten Gespräch.',
      actions: [{ to: '/kontakt', label: 'Kontakt aufnehmen' }, { call: 'phone' }],
    },
  ],
}
