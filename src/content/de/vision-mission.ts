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
        'Ein IT-Ausfall soll für einen kleinen Betrieb höchstens ein ärgerlicher Vormittag sein, keine Existenzfrage. Ein Konzern hat für den Schutz seiner IT eigene Fachleute. In der Bäckerei kümmert sich darum nebenbei, wer sich am besten auskennt.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: was wir dafür tun',
      paragraphs: [
        'Wir halten die IT unserer Kunden in Betrieb, schützen sie vor Angriffen und holen ihre Daten nach einem Ausfall zurück:',
      ],
      points: [
        'Wir überwachen Systeme und schließen bekannte Lücken mit Updates.',
        'Wir bewahren Sicherungen an getrennten Orten auf und spielen sie zur Probe zurück.',
        'Wir schulen die Menschen, die täglich mit E-Mails und Kundendaten umgehen.',
        'Wir erklären ohne Fachwörter, was wir tun und was es kostet.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Unsere vier Werte',
      cards: [
        {
          icon: 'bastion',
          title: 'Zuverlässigkeit',
          text: 'Wackelt ein Termin, erfahren Sie es von uns, bevor Sie nachfragen.',
        },
        {
          icon: 'sheet',
          title: 'Transparenz',
          text: 'Festpreis oder Stundensatz steht fest, bevor die Arbeit beginnt.',
        },
        {
          icon: 'repair',
          title: 'Kontinuität',
          text: 'Was wir über Ihre IT wissen, hängt nicht an einer Person.',
        },
        {
          icon: 'north',
          title: 'Innovation',
          text: 'Neue Technik probieren wir selbst aus, bevor wir sie empfehlen.',
        },
      ],
    },
  ],
}
