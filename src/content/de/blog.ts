import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'

const { region } = company
const isExpert = claims.team && claims.experience

/** Texts of the blog, which is in the default language alone. */
export const blogCopy = {
  title: 'Blog: IT-Sicherheit und Betrieb',
  description: `Artikel über Cybersecurity, Compliance und Datensicherung für kleine und mittlere Unternehmen in ${region.de}.`,
  heading: 'Artikel zur IT-Sicherheit',
  lead: 'Hier erklären wir Schutzmaßnahmen, Vorschriften und Datensicherung für kleine und mittlere Unternehmen.',
  readTime: 'Lesezeit',
  more: 'Weiterlesen',
  none: 'Hier gibt es noch keine Artikel.',
  search: {
    label: 'Website durchsuchen',
    submit: 'Suchen',
    withoutScript: 'Die Suche braucht JavaScript. Alle Artikel finden Sie in dieser Liste.',
    title: 'Suche',
    tooShort: 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.',
    failed: 'Die Suche ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
    retry: 'Erneut versuchen',
    more: 'Mehr anzeigen',
    found: (count: number) => `${count}\u00a0Treffer`,
    best: (count: number) => `Die ${count} passendsten Treffer`,
    noneFor: (text: string) => `Nichts gefunden zu „${text}“`,
    isPartial: 'Kein Treffer enthält alle Suchwörter.',
    similar: (words: readonly string[]) =>
      `Gesucht wurde nach ${words.map((word) => `„${word}“`).join(', ')}.`,
    suggestions: 'Meinten Sie:',
    services: 'Unsere Leistungen:',
    page: 'Seite',
    article: 'Artikel',
  },
  filter: {
    label: 'Nach Kategorie filtern',
    all: 'Alle',
    category: (name: string) => `in der Kategorie „${name}“`,
    tag: (name: string) => `mit dem Tag „${name}“`,
    search: (text: string) => `zu „${text}“`,
    categoryTitle: (name: string) => `Kategorie „${name}“`,
    tagTitle: (name: string) => `Tag „${name}“`,
    found: (count: number) => `${count}\u00a0Artikel`,
    none: 'Keine Artikel gefunden',
    reset: 'Alle Artikel anzeigen',
  },
  pagination: {
    label: 'Seiten der Artikelliste',
    newer: 'Neuere Artikel',
    older: 'Ältere Artikel',
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
  closing: {
    heading: 'Ihr Thema ist nicht dabei?',
    text: 'Schreiben Sie uns oder rufen Sie an.',
    contact: 'Frage stellen',
  },
  article: {
    back: 'Zurück zum Blog',
    updated: 'Aktualisiert am',
    contents: 'Inhalt',
    tags: 'Tags:',
    questions: 'Haben Sie Fragen zu diesem Thema?',
    advice: (category: string) =>
      `${isExpert ? 'Unsere Sicherheitsexperten beraten' : 'Wir beraten'} Sie persönlich zum Thema „${category}“.`,
    contact: 'Jetzt Kontakt aufnehmen',
    enquiry: (title: string) => `Zum Artikel „${title}“:\n`,
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
    copy: 'Kopieren',
    copied: 'Kopiert!',
    notCopied: 'Kopieren nicht möglich',
  },
}
