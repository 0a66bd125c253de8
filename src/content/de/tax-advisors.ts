import type { IndustryCopy } from '../page-copy.ts'
import { taxAdvisorsDay } from './days.ts'

export const taxAdvisors: IndustryCopy = {
  title: 'IT-Betreuung für Steuerkanzleien',
  description:
    'IT-Betreuung für Steuerkanzleien in Luxemburg und Deutschland: DATEV-Umgebung, LuxTrust, Datenaustausch mit Mandanten und Wartung zur passenden Zeit.',
  heading: 'IT-Betreuung für Steuerkanzleien',
  lead: 'Wir betreuen die IT Ihrer Kanzlei und spielen kurz vor Abgabeterminen nur Updates ein, die keinen Aufschub dulden.',
  actions: [{ call: 'form', label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  drawing: { quiet: 'Ruhe', maintenance: 'Wartung', scale: '1 Tag' },
  day: taxAdvisorsDay,
  blocks: [
    {
      kind: 'cards',
      heading: 'Worum wir uns in Kanzleien kümmern',
      cards: [
        {
          icon: 'core',
          title: 'Die Umgebung für DATEV',
          text: 'Server, Arbeitsplätze und Anmeldung müssen den Vorgaben der jeweiligen Version entsprechen. Darum kümmern wir uns; fachliche Fragen beantwortet weiterhin der DATEV-Service.',
        },
        {
          icon: 'house',
          title: 'LuxTrust am Arbeitsplatz',
          text: 'Wer Erklärungen über MyGuichet.lu oder eCDF einreicht, meldet sich zum Beispiel mit LuxTrust an. Wir sorgen dafür, dass Middleware und Browser zusammenpassen, auch auf dem virtuellen Desktop.',
        },
        {
          icon: 'bridge',
          title: 'Austausch mit Mandanten',
          text: 'Lohnunterlagen und Abschlüsse gehören nicht in unverschlüsselte E-Mails. In einem Datenraum mit eigenem Bereich je Mandat sehen Sie, wann etwas abgeholt wurde.',
        },
        {
          icon: 'gate',
          title: 'Rechte je Mandat',
          text: 'Die Mandatsliste bestimmt, wer eine Akte öffnen darf. Wechselt die Zuständigkeit, passen wir die Rechte an.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Wartung nach Kanzleikalender',
      intro: 'Die Termine stimmen wir jedes Jahr mit Ihnen ab. So sieht eine übliche Verteilung aus:',
      head: ['Zeitraum', 'In der Kanzlei', 'In der IT'],
      rows: [
        [
          'Jahreswechsel',
          'Neue Programmversionen, Lohnabrechnung für Januar',
          'Updates zuerst auf einem Testplatz, danach für alle',
        ],
        [
          'Um den 10. und 15. des Monats',
          'Umsatzsteuer- und Lohnmeldungen',
          'Keine Änderungen außer dringenden Sicherheitsupdates',
        ],
        ['Abschlusszeit', 'Viele Arbeitsstunden, auch abends', 'Erweiterte Überwachung, Ersatzgerät bereit'],
        ['Sommer', 'Ruhigere Wochen', 'Gerätetausch, Schulung'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Verschwiegenheit und Aufbewahrung',
      paragraphs: [
        'Deutsche Kanzleien dürfen IT-Dienstleister nach § 62a StBerG nur einsetzen, wenn diese in Textform zur Verschwiegenheit verpflichtet sind. Arbeiten wir von Luxemburg aus, müssen Geheimnisse dort grundsätzlich ähnlich gut geschützt sein wie in Deutschland (§ 62a Abs. 4 StBerG). Für Berufsträger in Luxemburg gilt das strafrechtlich geschützte Berufsgeheimnis. Eine Verschwiegenheitsvereinbarung ist deshalb Teil unseres Vertrags, und bei der Fernwartung eines Arbeitsplatzes geben Sie jede Sitzung frei.',
        'Belege und Geschäftsbriefe, die per E-Mail kommen, müssen bis zum Ende der gesetzlichen Frist unverändert aufbewahrt werden.',
      ],
      links: [{ to: '/leistungen/email-archivierung', label: 'E-Mail-Archivierung mit Fristen je Land' }],
    },
    {
      kind: 'call',
      heading: 'Termin vor der nächsten Abschlusszeit',
      intro: 'Den Wechsel der Betreuung legen wir in Wochen ohne Abgabetermin.',
      actions: [{ call: 'form', label: 'Termin abstimmen' }, { call: 'phone' }],
    },
  ],
}
