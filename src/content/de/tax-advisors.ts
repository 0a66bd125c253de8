import type { PageCopy } from '../page-copy.ts'

export const taxAdvisors: PageCopy = {
  title: 'IT-Betreuung für Steuerkanzleien',
  description:
    'IT-Betreuung für Steuerkanzleien in Luxemburg und Deutschland: DATEV-Umgebung, LuxTrust, Datenaustausch mit Mandanten und Wartung zur passenden Zeit.',
  heading: 'IT-Betreuung für Steuerkanzleien',
  lead: 'Wir betreuen die IT Ihrer Kanzlei und spielen kurz vor Abgabeterminen nur Updates ein, die keinen Aufschub dulden.',
  actions: [{ call: 'form', label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  drawing: { quiet: 'Ruhe', maintenance: 'Wartung', scale: '1 Tag' },
  blocks: [
    {
      kind: 'table',
      heading: 'Der 10. des Monats in der Kanzlei',
      head: ['Uhrzeit', 'Was geschieht'],
      rows: [
        [
          '07:30',
          'Arbeitsbeginn: DATEV startet in der Version vom Monatsanfang. Server und Arbeitsplätze haben wir vor dem Update geprüft.',
        ],
        [
          '09:00',
          'Unterlagen: Ein Mandant legt Lohnunterlagen in seinen Datenraum. Nichts davon geht unverschlüsselt per E-Mail.',
        ],
        [
          '11:00',
          'Akte: Eine Kollegin übernimmt ein Mandat und kann die Akte öffnen: Die Rechte folgen der Mandatsliste.',
        ],
        [
          '13:30',
          'Signatur: Eine Erklärung wird mit LuxTrust unterschrieben und geht an MyGuichet.lu, auch vom virtuellen Desktop aus.',
        ],
        [
          '15:30',
          'Abgabe: Die Voranmeldungen gehen hinaus. An diesem Tag spielen wir nur dringende Sicherheitsupdates ein.',
        ],
        [
          '17:30',
          'Fernwartung: Ein Programm reagiert nicht. Eine Mitarbeiterin gibt die Sitzung frei, und wir sehen nach.',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Verschwiegenheit und Aufbewahrung',
      paragraphs: [
        'Deutsche Kanzleien verpflichten uns nach § 62a StBerG in Textform zur Verschwiegenheit; die Vereinbarung gehört zu unserem Vertrag. Für Dienstleister im Ausland verlangt das Gesetz einen vergleichbaren Schutz der Geheimnisse. Luxemburg hat ihn: Artikel 458 des Code pénal bestraft den Verrat durch alle, denen sie von Berufs wegen anvertraut sind.',
        'Fachliche Fragen zu DATEV beantwortet weiterhin der DATEV-Service. Belege, die per E-Mail kommen, bleiben bis zum Ende der Frist unverändert im Archiv.',
      ],
      links: [{ to: '/leistungen/email-archivierung', label: 'E-Mail-Archivierung mit Fristen je Land' }],
    },
    {
      kind: 'call',
      heading: 'Termin vor der nächsten Abschlusszeit',
      intro: 'Den Wechsel legen wir in Wochen ohne Abgabetermin, den Gerätetausch in den Sommer.',
      actions: [{ call: 'form', label: 'Termin abstimmen' }, { call: 'phone' }],
    },
  ],
}
