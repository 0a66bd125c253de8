import { company } from '../../company/company.ts'
import { pathOf } from '../../pages.ts'
import type { PageCopy } from '../page-copy.ts'

const { region } = company

export const visionMission: PageCopy = {
  title: 'Vision und Mission',
  description:
    'Ein IT-Ausfall soll keine Existenzfrage sein: unsere Vision, unsere Mission in vier Punkten und die vier Werte, nach denen wir arbeiten.',
  heading: 'Unsere Vision und unsere Mission',
  lead: 'Was wir für kleine und mittlere Unternehmen erreichen wollen, was wir dafür tun und nach welchen Werten wir arbeiten.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Vision: Schutz auch für kleine Betriebe',
      paragraphs: [
        'Ein IT-Ausfall soll für einen kleinen Betrieb ein ärgerlicher Vormittag sein und keine Existenzfrage. Bisher entscheidet darüber oft die Größe: Ein Konzern hat eigene Sicherheitsleute, ein kleiner Betrieb meist niemanden, der sich hauptberuflich darum kümmert.',
        `Wir möchten, dass kleine und mittlere Unternehmen in ${region.de} einen Schutz haben, der ihrem Risiko entspricht und ins Budget passt.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: was wir dafür jeden Tag tun',
      paragraphs: [
        'Wir halten die IT unserer Kunden in Betrieb, schützen sie vor Angriffen und sorgen dafür, dass sich Daten nach einem Ausfall wiederherstellen lassen. Das heißt konkret:',
      ],
      points: [
        'Wir überwachen Systeme und spielen Updates ein, bevor aus einer bekannten Lücke ein Vorfall wird.',
        'Wir bewahren Sicherungen an getrennten Orten auf und proben die Wiederherstellung.',
        'Wir schulen die Menschen, die täglich mit E-Mails und Kundendaten umgehen.',
        'Wir erklären ohne Fachjargon, was wir tun und was es kostet.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Unsere vier Werte',
      cards: [
        {
          icon: 'bastion',
          title: 'Zuverlässigkeit',
          text: 'Wir sagen Zeiten zu, die wir halten können. Gerät ein Termin in Gefahr, erfahren Sie es von uns, bevor Sie danach fragen müssen.',
        },
        {
          icon: 'sheet',
          title: 'Transparenz',
          text: 'Der Preis steht im Angebot, bevor die Arbeit beginnt. Nach einem Einsatz lesen Sie, was die Ursache war und was wir an Ihren Systemen geändert haben.',
        },
        {
          icon: 'repair',
          title: 'Kontinuität',
          text: 'Wir dokumentieren Ihre Systeme so, dass das Wissen nicht an einer einzelnen Person hängt. Bei Urlaub oder Krankheit übernimmt eine Vertretung, die nachlesen kann.',
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'Neue Technik empfehlen wir, wenn sie Ihnen Arbeit oder ein Risiko abnimmt. Zuvor probieren wir sie selbst aus und sagen Ihnen, was die Umstellung bedeutet.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Fragen an uns',
      intro:
        'Am einfachsten lernen Sie unsere Arbeitsweise kennen, wenn Sie uns etwas fragen, das Sie gerade beschäftigt.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Frage stellen' },
        { call: 'phone' },
        { to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' },
      ],
    },
  ],
}
