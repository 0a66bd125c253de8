import { measure } from '../lib/format.ts'
import { claims } from '../limits.ts'

/** Texts of the blog, which is in German only. */
export const blogCopy = {
  title: 'Blog: IT-Sicherheit und Betrieb',
  description:
    'Artikel über Cybersecurity, Compliance und Datensicherung für kleine und mittlere Unternehmen in Luxemburg und Deutschland.',
  heading: 'Aus der Praxis',
  lead: 'Was sich in der IT-Sicherheit ändert, was es für Ihren Betrieb bedeutet und womit Sie anfangen.',
  readTime: 'Lesezeit',
  more: 'Weiterlesen',
  none: 'Hier erscheinen in Kürze die ersten Artikel.',
  pagination: {
    label: 'Seiten der Artikelliste',
    newer: 'Neuere Artikel',
    older: 'Ältere Artikel',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
  closing: {
    heading: 'Eine Frage, die hier nicht beantwortet ist?',
    text: `Schreiben Sie uns oder rufen Sie an. Wir antworten innerhalb von ${measure(claims.replyHours, 'Stunden')}.`,
    contact: 'Zum Kontakt',
  },
  article: {
    back: 'Zurück zum Blog',
    contents: 'Inhalt',
    tags: 'Tags:',
    questions: 'Haben Sie Fragen zu diesem Thema?',
    advice: (category: string) => `Unsere Sicherheitsexperten beraten Sie persönlich zum Thema ${category}.`,
    contact: 'Jetzt Kontakt aufnehmen',
    related: 'Weitere interessante Artikel',
    share: {
      button: 'Teilen',
      menu: 'Artikel teilen',
      linkedIn: 'LinkedIn',
      facebook: 'Facebook',
      x: 'Twitter/X',
      copy: 'Link kopieren',
      isCopied: 'Kopiert!',
      more: 'Weitere\u00a0…',
      copied: {
        title: 'Link kopiert!',
        description: 'Der Link wurde in die Zwischenablage kopiert.',
      },
      notCopied: { title: 'Fehler', description: 'Link konnte nicht kopiert werden.' },
      notShared: { title: 'Fehler', description: 'Der Artikel konnte nicht geteilt werden.' },
    },
  },
} as const
