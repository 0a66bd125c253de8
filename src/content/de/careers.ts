import { company } from '../../company/company.ts'
import { mailbox } from '../../company/derive.ts'
import { ifInMarkets, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

const { city } = company.address

export const careers: PageCopy = {
  title: 'Karriere und Initiativbewerbung',
  description: `Arbeiten bei ${company.shortName}: wie der Alltag in einem kleinen IT-Unternehmen in ${city.de} aussieht und wie Sie sich initiativ bewerben.`,
  badge: 'Karriere',
  heading: 'Arbeiten in einem kleinen IT-Unternehmen',
  lead: 'Wir sind ein kleines Unternehmen für IT-Sicherheit und Managed Services. Feste Ausschreibungen finden Sie hier derzeit nicht, Initiativbewerbungen lesen wir gern.',
  summaries: {
    en: {
      text: sentences(
        'We have no fixed vacancies at present, but we like to read speculative applications: a CV and a few lines by e-mail are enough.',
        `German is the language used most, ${ifInMarkets('LU', 'English is often needed too, and French and Luxembourgish help.') ?? 'and English is often needed too.'}`,
      ),
    },
  },
  drawing: { free: 'Platz frei' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Wie die Arbeit aussieht',
      paragraphs: [
        'Ein Arbeitstag hat bei uns selten nur ein Thema. Am Vormittag geht es um eine Störung am Telefon, danach um die Firewall eines Neukunden, am Nachmittag um eine Schulung vor Ort. Wer gern in die Tiefe geht, findet dafür Raum, braucht aber Freude am Wechsel.',
        sentences(
          `Unsere Kunden sitzen in ${company.region.de} und sind meist keine IT-Fachleute. Gute Arbeit heißt deshalb auch, einen Befund so zu erklären, dass eine Praxisleiterin oder ein Lagerchef danach entscheiden kann.`,
          `Deutsch ist die häufigste Sprache, Englisch kommt oft dazu${ifInMarkets('LU', ', Französisch und Luxemburgisch helfen') ?? ''}.`,
        ),
      ],
      links: [{ to: pathOf('visionMission', 'de'), label: 'Unsere Werte' }],
    },
    {
      kind: 'cards',
      heading: 'Worauf es uns ankommt',
      cards: [
        {
          icon: 'sheet',
          title: 'Aufschreiben, was man weiß',
          text: 'Eine Lösung gilt erst als fertig, wenn sie dokumentiert ist. Das schützt auch Sie: Wer Urlaub hat, muss nicht erreichbar sein, nur weil sonst niemand Bescheid weiß.',
        },
        {
          icon: 'signal',
          title: 'Fehler früh melden',
          text: 'Wer an fremden Systemen arbeitet, macht irgendwann etwas falsch. Wir erwarten, dass es gleich gesagt wird, und suchen danach die Ursache im Ablauf.',
        },
        {
          icon: 'poles',
          title: 'Weiterlernen im Alltag',
          text: 'Technik und Angriffe ändern sich laufend. Neugier zählt für uns mehr als eine lange Liste von Zertifikaten, auch bei Quereinsteigern mit praktischer Erfahrung.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'So bewerben Sie sich initiativ',
      steps: [
        {
          title: 'E-Mail schreiben',
          text: `Schicken Sie Lebenslauf und ein paar Zeilen an ${mailbox('applications')}. Ein förmliches Anschreiben und ein Foto brauchen wir nicht.`,
        },
        {
          title: 'Sagen, was Sie suchen',
          text: 'Schreiben Sie dazu, welche Aufgaben Ihnen liegen, welche Sprachen Sie sprechen und ab wann Sie Zeit hätten, ob in Voll- oder Teilzeit.',
        },
        {
          title: 'Kennenlernen',
          text: 'Passt es für beide Seiten, sprechen wir erst am Telefon und dann bei uns. Ist gerade nichts frei, sagen wir Ihnen das offen.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Fragen vor der Bewerbung',
      intro: 'Rufen Sie uns gern an, wenn Sie vorher etwas wissen möchten.',
      actions: [
        {
          call: 'mail',
          label: 'Bewerbung senden',
          subject: 'Initiativbewerbung',
          mailbox: 'applications',
        },
        { call: 'phone' },
        { to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' },
      ],
    },
  ],
}
