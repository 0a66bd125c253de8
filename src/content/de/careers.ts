import { company, siteLanguages } from '../../company/company.ts'
import { claims, mailbox } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import type { Block, Card, PageCopy } from '../page-copy.ts'

const { city } = company.address
const isOpen = claims.applications

export const careers: PageCopy = {
  title: isOpen ? 'Karriere und Initiativbewerbung' : 'Karriere',
  description: isOpen
    ? `Arbeiten bei ${company.shortName}: wie der Alltag in einem kleinen IT-Unternehmen in ${city.de} aussieht und wie Sie sich initiativ bewerben.`
    : `Arbeiten bei ${company.shortName} in ${city.de}: wie Sie mit uns über eine Stelle ins Gespräch kommen.`,
  heading: isOpen ? 'Arbeiten in einem kleinen IT-Unternehmen' : `Arbeiten bei ${company.shortName}`,
  lead: isOpen
    ? 'Derzeit ist keine Stelle ausgeschrieben; über Initiativbewerbungen freuen wir uns.'
    : 'Möchten Sie bei uns arbeiten? Schreiben Sie uns, oder rufen Sie an.',
  drawing: { free: 'Platz frei' },
  blocks: compact<Block>(
    isOpen && {
      kind: 'prose',
      heading: 'Wie die Arbeit aussieht',
      paragraphs: [
        `Die Aufgaben reichen von der Hilfe am Telefon über das Einrichten einer Firewall bis ${claims.trainings ? 'zur Schulung' : 'zum neuen Notebook'}${claims.onSiteService ? ' vor Ort' : ''}.`,
        sentences(
          `Wir arbeiten für Unternehmen in ${company.region.de} und erklären Befunde so, dass eine Praxisleiterin oder ein Lagerleiter auf dieser Grundlage entscheiden kann.`,
          siteLanguages.includes('en') &&
            `Meist sprechen wir Deutsch, oft auch Englisch${ifInMarkets('LU', '; Französisch und Luxemburgisch helfen') ?? ''}.`,
        ),
      ],
      links: [
        {
          to: pathOf('visionMission', 'de'),
          label: claims.values ? 'Unsere Werte' : 'Vision und Mission',
        },
      ],
    },
    isOpen && {
      kind: 'cards',
      heading: 'Worauf es uns ankommt',
      cards: compact<Card>(
        claims.documentation && {
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
      ),
    },
    {
      kind: 'steps',
      heading: isOpen ? 'So bewerben Sie sich initiativ' : 'So bewerben Sie sich',
      steps: [
        {
          title: 'E-Mail schreiben',
          text: sentences(
            `Schicken Sie Ihren Lebenslauf und ein paar Zeilen an ${mailbox('applications')}.`,
            isOpen && 'Ein förmliches Anschreiben und ein Foto brauchen wir nicht.',
          ),
        },
        {
          title: 'Angaben zu Ihnen',
          text: `Schreiben Sie dazu, welche Aufgaben Ihnen liegen, welche Sprachen Sie sprechen${isOpen ? ', wann Sie anfangen könnten und ob Sie in Voll- oder in Teilzeit arbeiten möchten' : ' und wann Sie anfangen könnten'}.`,
        },
        {
          title: 'Kennenlernen',
          text: sentences(
            'Passt Ihre Bewerbung zu uns, sprechen wir zuerst am Telefon mit Ihnen.',
            isOpen && 'Ist gerade keine Stelle frei, sagen wir Ihnen das dabei.',
            'Sind beide Seiten interessiert, laden wir Sie zu uns ein.',
          ),
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Fragen vor der Bewerbung',
      intro: 'Rufen Sie uns einfach an.',
      actions: [
        {
          call: 'mail',
          label: 'Bewerbung senden',
          subject: isOpen ? 'Initiativbewerbung' : 'Bewerbung',
          mailbox: 'applications',
        },
        { call: 'phone' },
        { to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' },
      ],
    },
  ),
}
