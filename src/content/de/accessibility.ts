import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const accessibility: PageCopy = {
  title: 'Erklärung zur Barrierefreiheit',
  description:
    'Freiwillige Erklärung zur Barrierefreiheit dieser Website: was wir prüfen, was noch nicht barrierefrei ist und wo Sie Hindernisse melden können.',
  heading: 'Barrierefreiheit dieser Website',
  lead: 'Diese Erklärung geben wir ohne gesetzliche Pflicht ab.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Woran wir uns halten',
      paragraphs: [
        'Unser Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Nach jeder Änderung prüft ein Programm Seiten jeder Art automatisch, im hellen und im dunklen Design. In weiteren Tests werden Menüs, Dialoge und Formulare mit der Tastatur bedient. Weder eine unabhängige Stelle noch Menschen mit Behinderung haben die Website bisher geprüft.',
        'Sie können Text vergrößern, ohne dass Inhalte verloren gehen. Ohne JavaScript bleiben alle Texte lesbar und alle Links benutzbar.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Was noch nicht barrierefrei ist',
      paragraphs: ['Diese Einschränkungen kennen wir:'],
      points: [
        'Texte in Leichter Sprache und Videos in Gebärdensprache gibt es nicht.',
        'Die meisten Seiten gibt es nur auf Deutsch, mit einer kurzen Zusammenfassung auf Englisch.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Hindernisse melden',
      paragraphs: [
        `Stoßen Sie auf ein Hindernis, schreiben Sie an ${company.email.general} oder rufen Sie uns an. Nennen Sie bitte die Seite und das Hilfsmittel, das Sie benutzen. Wir schicken Ihnen die Inhalte dann auf anderem Weg, etwa per E-Mail.`,
      ],
      links: [{ to: '/kontakt', label: 'Zur Kontaktseite' }],
    },
  ],
}
