import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const careers: PageCopy = {
  title: 'Karriere und Initiativbewerbung',
  description: `Arbeiten bei ${company.shortName} in Luxemburg: worauf es uns ankommt und wie Sie sich bewerben, auch wenn gerade keine Stelle frei ist.`,
  heading: 'Arbeiten in einem kleinen IT-Unternehmen',
  lead: 'Gerade ist keine Stelle frei. Schreiben Sie uns trotzdem.',
  drawing: { free: 'vielleicht Sie' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Wie die Arbeit aussieht',
      paragraphs: [
        `Am Vormittag helfen Sie einer Praxis am Telefon. Am Nachmittag bauen Sie in einem Lager eine Firewall ein und erklären, wozu sie gut ist. Wir sprechen ${company.languages.de}; Luxemburgisch hilft.`,
      ],
      links: [{ to: '/unternehmen/vision-mission', label: 'Unsere Werte' }],
    },
    {
      kind: 'cards',
      heading: 'Worauf es uns ankommt',
      cards: [
        {
          icon: 'sheet',
          title: 'Dokumentation',
          text: 'Fertig ist, was aufgeschrieben ist. Dann muss im Urlaub niemand erreichbar sein.',
        },
        {
          icon: 'signal',
          title: 'Umgang mit Fehlern',
          text: 'Die Ursache suchen wir im Ablauf, nicht bei einer Person.',
        },
        {
          icon: 'poles',
          title: 'Lernen im Alltag',
          text: 'Neugier zählt mehr als Zertifikate. Der Quereinstieg ist möglich.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'So bewerben Sie sich initiativ',
      cards: [
        {
          title: 'E-Mail schreiben',
          text: `Schicken Sie Ihren Lebenslauf und ein paar Zeilen an ${company.email.info}. Anschreiben und Foto brauchen wir nicht.`,
        },
        {
          title: 'Angaben zu Ihnen',
          text: 'Was liegt Ihnen, welche Sprachen sprechen Sie, wann könnten Sie anfangen, Vollzeit oder Teilzeit?',
        },
        {
          title: 'Kennenlernen',
          text: 'Zuerst telefonieren wir. Passt es für beide Seiten, lernen Sie uns im Büro kennen.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Fragen vor der Bewerbung',
      intro: 'Rufen Sie uns einfach an.',
      actions: [
        { call: 'mail', label: 'Bewerbung senden', subject: 'Initiativbewerbung', mailbox: 'info' },
        { call: 'phone' },
        { to: '/unternehmen/ueber-uns', label: 'Mehr über uns' },
      ],
    },
  ],
}
