import { company } from '../company/company.ts'
import type { Localized } from '../languages.ts'
import { pathOf } from '../pages.ts'
import type { PageCopy } from './page-copy.ts'

const { region } = company

export const visionMission: Localized<PageCopy> = {
  de: {
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
  },
  en: {
    title: 'Our vision and mission',
    description:
      'An IT failure should not threaten a small business: our vision, our mission in four points and the four values that guide our work.',
    heading: 'Our vision and our mission',
    lead: 'What we want to achieve for small and medium-sized businesses, what we do towards it and which values guide our work.',
    blocks: [
      {
        kind: 'prose',
        heading: 'Vision: protection for small businesses, too',
        paragraphs: [
          'For a small business, an IT failure should mean an annoying morning and not a threat to its existence. So far the outcome has often depended on size: a large corporation has its own security staff, while a small firm usually has nobody whose main job it is.',
          `We want small and medium-sized businesses in ${region.en} to have protection that matches their risk and fits their budget.`,
        ],
      },
      {
        kind: 'prose',
        heading: 'Mission: what we do about it every day',
        paragraphs: [
          'We keep our customers’ IT running, protect it from attacks and make sure that data can be restored after a failure. In practice, that means:',
        ],
        points: [
          'We monitor systems and install updates before a known weakness turns into an incident.',
          'We keep backups in separate places and rehearse restoring them.',
          'We train the people who handle e-mail and customer data every day.',
          'We explain, without jargon, what we do and what it costs.',
        ],
      },
      {
        kind: 'cards',
        heading: 'Our four values',
        cards: [
          {
            icon: 'bastion',
            title: 'Reliability',
            text: 'We promise times we can keep. If a date is at risk, you hear about it from us before you have to ask.',
          },
          {
            icon: 'sheet',
            title: 'Transparency',
            text: 'The price is in the quote before work begins. After a call-out, you can read what the cause was and what we changed on your systems.',
          },
          {
            icon: 'repair',
            title: 'Continuity',
            text: 'We document your systems so that the knowledge does not depend on one person. During holidays or illness, a colleague who can look things up takes over.',
          },
          {
            icon: 'north',
            title: 'Innovation',
            text: 'We recommend new technology when it takes work or risk off your hands. First we try it ourselves, and then we tell you what the change will involve.',
          },
        ],
      },
      {
        kind: 'call',
        heading: 'Ask us a question',
        intro: 'The easiest way to see how we work is to ask us something that is on your mind.',
        actions: [
          { to: pathOf('contact', 'en'), label: 'Ask a question' },
          { call: 'phone' },
          { to: pathOf('aboutUs', 'en'), label: 'More about us' },
        ],
      },
    ],
  },
}
