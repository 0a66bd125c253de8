import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const careers: PageCopy = {
  title: 'Karriere und Initiativbewerbung',
  description: `Arbeiten bei ${company.shortName}: wie der Alltag in einem kleinen IT-Unternehmen in Luxemburg aussieht und wie Sie sich initiativ bewerben.`,
  heading: 'Arbeiten in einem kleinen IT-Unternehmen',
  lead: 'Derzeit ist keine Stelle ausgeschrieben; über Initiativbewerbungen freuen wir uns.',
  drawing: { free: 'Platz frei' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Wie die Arbeit aussieht',
      paragraphs: [
        'Die Aufgaben reichen von der Hilfe am Telefon über das Einrichten einer Firewall bis zur Schulung vor Ort.',
        'Wir arbeiten für Unternehmen in Luxemburg und Deutschland und erklären Befunde so, dass eine Praxisleiterin oder ein Lagerleiter auf dieser Grundlage entscheiden kann. Meist sprechen wir Deutsch, oft auch Englisch; Französisch und Luxemburgisch helfen.',
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
          text: 'Eine Lösung gilt erst als fertig, wenn sie dokumentiert ist. Dann muss im Urlaub niemand erreichbar sein, nur weil sonst keiner Bescheid weiß.',
        },
        {
          icon: 'signal',
          title: 'Umgang mit Fehlern',
          text: 'Wir erwarten, dass Fehler gleich gemeldet werden, und suchen die Ursache im Ablauf.',
        },
        {
          icon: 'poles',
          title: 'Lernen im Alltag',
          text: 'Wichtiger als Zertifikate ist uns, dass Sie sich in neue Technik einarbeiten. Mit praktischer Erfahrung ist auch ein Quereinstieg möglich.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'So bewerben Sie sich initiativ',
      cards: [
        {
          title: 'E-Mail schreiben',
          text: `Schicken Sie Ihren Lebenslauf und ein paar Zeilen an ${company.email.info}. Ein förmliches Anschreiben und ein Foto brauchen wir nicht.`,
        },
        {
          title: 'Angaben zu Ihnen',
          text: 'Schreiben Sie dazu, welche Aufgaben Ihnen liegen, welche Sprachen Sie sprechen, wann Sie anfangen könnten und ob Sie in Voll- oder in Teilzeit arbeiten möchten.',
        },
        {
          title: 'Kennenlernen',
          text: 'Passt Ihre Bewerbung zu uns, sprechen wir zuerst am Telefon mit Ihnen. Ist gerade keine Stelle frei, sagen wir Ihnen das dabei. Sind beide Seiten interessiert, laden wir Sie zu uns ein.',
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
