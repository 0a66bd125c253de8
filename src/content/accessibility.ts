import { company } from '../company/company.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { PageCopy } from './page-copy.ts'

export const accessibility: Localized<PageCopy> = {
  de: {
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Freiwillige Erklärung zur Barrierefreiheit dieser Website: was wir prüfen, was noch nicht barrierefrei ist und wo Sie Hindernisse melden können.',
    heading: 'Barrierefreiheit dieser Website',
    lead: 'Zu dieser Erklärung sind wir gesetzlich nicht verpflichtet. Wir geben sie freiwillig ab.',
    blocks: [
      {
        kind: 'prose',
        heading: 'Woran wir uns halten',
        paragraphs: [
          'Unser Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Bei jeder Änderung prüft ein Programm alle Seiten automatisch, im hellen und im dunklen Design. In weiteren Tests werden Menüs, Dialoge und Formulare mit der Tastatur bedient.',
          'Text lässt sich vergrößern, ohne dass etwas verloren geht. Ohne JavaScript bleiben alle Texte lesbar und alle Links benutzbar.',
        ],
      },
      {
        kind: 'prose',
        heading: 'Was noch nicht barrierefrei ist',
        paragraphs: ['Diese Einschränkungen kennen wir:'],
        points: [
          'Eine Prüfung durch eine unabhängige Stelle oder durch Menschen mit Behinderung hat noch nicht stattgefunden.',
          'Texte in Leichter Sprache und Videos in Gebärdensprache gibt es nicht.',
          'Ein Teil der Seiten liegt nur auf Deutsch vor, mit einer kurzen Zusammenfassung auf Englisch.',
        ],
      },
      {
        kind: 'prose',
        heading: 'Hindernisse melden',
        paragraphs: [
          `Stoßen Sie auf ein Hindernis, schreiben Sie an ${company.email.info} oder rufen Sie uns an. Nennen Sie bitte die Seite und das Hilfsmittel, das Sie benutzen. Was Sie brauchen, erhalten Sie von uns dann auf einem anderen Weg, etwa als E-Mail.`,
        ],
        links: [{ to: pathOf('contact', 'de'), label: 'Zur Kontaktseite' }],
      },
    ],
  },
  en: {
    title: 'Accessibility statement',
    description:
      'A voluntary statement on the accessibility of this website: what we check, what is not accessible yet and where to report barriers.',
    heading: 'Accessibility of this website',
    lead: 'The law does not oblige us to publish this statement. We do so voluntarily.',
    blocks: [
      {
        kind: 'prose',
        heading: 'What we follow',
        paragraphs: [
          'Our standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. With every change a program checks all pages, in the light and the dark design. In further tests, menus, dialogs and forms are operated with the keyboard.',
          'Text can be enlarged without anything getting lost. Without JavaScript, all text can still be read and all links used.',
        ],
      },
      {
        kind: 'prose',
        heading: 'What is not accessible yet',
        paragraphs: ['These are the limits we know of:'],
        points: [
          'The site has not yet been tested by an independent body or by people with disabilities.',
          'There are no texts in easy language and no videos in sign language.',
          'Some pages are in German only, with a short summary in English.',
        ],
      },
      {
        kind: 'prose',
        heading: 'Report a barrier',
        paragraphs: [
          `If you come across a barrier, write to ${company.email.info} or call us. Please tell us the page and the assistive technology you use. We will then send you what you need in another way, such as by e-mail.`,
        ],
        links: [{ to: pathOf('contact', 'en'), label: 'Contact us' }],
      },
    ],
  },
}
