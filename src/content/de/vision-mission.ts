import type { PageCopy } from '../page-copy.ts'

export const visionMission: PageCopy = {
  title: 'Vision und Mission',
  description:
    'Ein IT-Ausfall soll keine Existenzfrage sein: unsere Vision, unsere Mission in vier Punkten und die vier Werte, nach denen wir arbeiten.',
  heading: 'Unsere Vision und unsere Mission',
  lead: 'Auch ein Betrieb mit fünf Leuten soll nach einem Angriff weiterarbeiten können.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Vision: Schutz auch für kleine Betriebe',
      paragraphs: [
        'Ein IT-Ausfall soll für einen kleinen Betrieb höchstens ein ärgerlicher Vormittag sein, keine Existenzfrage. Ein Konzern hat für den Schutz seiner IT eigene Fachleute, ein kleiner Betrieb meist niemanden, der sich hauptberuflich darum kümmert.',
        'Wir möchten, dass kleine und mittlere Unternehmen in Luxemburg und Deutschland einen Schutz haben, der ihrem Risiko entspricht und ins Budget passt.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: was wir dafür tun',
      paragraphs: [
        'Wir halten die IT unserer Kunden in Betrieb, schützen sie vor Angriffen und sorgen dafür, dass sich Daten nach einem Ausfall wiederherstellen lassen. Das heißt:',
      ],
      points: [
        'Wir überwachen Systeme und spielen Updates ein, die bekannte Lücken schließen.',
        'Wo wir Daten sichern, bewahren wir die Kopien an getrennten Orten auf und proben die Wiederherstellung.',
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
          text: 'Wir sagen nur Termine zu, die wir halten können. Ist ein Termin gefährdet, sagen wir Ihnen Bescheid, bevor Sie nachfragen müssen.',
        },
        {
          icon: 'sheet',
          title: 'Transparenz',
          text: 'Preis oder Stundensatz erfahren Sie, bevor die Arbeit beginnt. Nach einem Einsatz sagen wir Ihnen, was wir über die Ursache wissen und was wir geändert haben.',
        },
        {
          icon: 'repair',
          title: 'Kontinuität',
          text: 'Wir dokumentieren Ihre Systeme so, dass das Wissen nicht an einer einzelnen Person hängt. Bei Urlaub oder Krankheit übernimmt eine Vertretung, die alles Nötige nachlesen kann.',
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'Neue Technik empfehlen wir, wenn sie Ihnen Arbeit oder ein Risiko abnimmt. Zuvor probieren wir sie selbst aus; mit der Empfehlung sagen wir Ihnen, was die Umstellung bedeutet.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Fragen an uns',
      intro: 'Sagen Sie uns, was Sie gerade beschäftigt.',
      actions: [
        { to: '/kontakt', label: 'Frage stellen' },
        { call: 'phone' },
        { to: '/unternehmen/ueber-uns', label: 'Mehr über uns' },
      ],
    },
  ],
}
