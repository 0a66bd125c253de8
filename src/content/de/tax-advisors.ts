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
