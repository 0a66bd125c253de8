import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { isOffered, pathOf } from '../../pages.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { counted, listOf } from './format.ts'

const { region } = company

const backups = listOf(
  compact(
    claims.threeCopies && 'bewahren wir die Kopien an getrennten Orten auf',
    claims.rehearsedRestores && `proben ${claims.threeCopies ? '' : 'wir '}die Wiederherstellung`,
  ),
)

/** What is done for the mission. */
const points = compact(
  isOffered('managedServices') &&
    isIncluded('monitoring') &&
    isIncluded('patching') &&
    'Wir überwachen Systeme und spielen Updates ein, die bekannte Lücken schließen.',
  backups && `Wo wir Daten sichern, ${backups}.`,
  claims.trainings && 'Wir schulen die Menschen, die täglich mit E-Mails und Kundendaten umgehen.',
  'Wir erklären ohne Fachjargon, was wir tun und was es kostet.',
)

const mission = listOf(
  compact(
    'halten die IT unserer Kunden in Betrieb',
    isOffered('itSecurity') && 'schützen sie vor Angriffen',
    isOffered('backup') && 'sorgen dafür, dass sich Daten nach einem Ausfall wiederherstellen lassen',
  ),
)

export const visionMission: PageCopy = {
  title: 'Vision und Mission',
  description: `Ein IT-Ausfall soll keine Existenzfrage sein: ${listOf(
    compact(
      'unsere Vision',
      `unsere Mission in ${points.length > 1 ? counted(points.length, 'Punkten') : 'einem Satz'}`,
      claims.values && 'die vier Werte, nach denen wir arbeiten',
    ),
  )}.`,
  heading: 'Unsere Vision und unsere Mission',
  lead: 'Auch ein Betrieb mit fünf Leuten soll nach einem Angriff weiterarbeiten können.',
  blocks: compact<Block>(
    {
      kind: 'prose',
      heading: 'Vision: Schutz auch für kleine Betriebe',
      paragraphs: [
        'Ein IT-Ausfall soll für einen kleinen Betrieb höchstens ein ärgerlicher Vormittag sein, keine Existenzfrage. Ein Konzern hat für den Schutz seiner IT eigene Fachleute, ein kleiner Betrieb meist niemanden, der sich hauptberuflich darum kümmert.',
        `Wir möchten, dass kleine und mittlere Unternehmen in ${region.de} einen Schutz haben, der ihrem Risiko entspricht und ins Budget passt.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Mission: was wir dafür tun',
      paragraphs: [`Wir ${mission}. Das heißt:`],
      points,
    },
    claims.values && {
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
          text: sentences(
            claims.documentation
              ? `Wir dokumentieren Ihre Systeme so, dass ${claims.team ? 'das Wissen nicht an einer einzelnen Person hängt' : 'auch andere sie verstehen'}.`
              : 'Was wir wissen, schreiben wir auf.',
            claims.team &&
              'Bei Urlaub oder Krankheit übernimmt eine Vertretung, die alles Nötige nachlesen kann.',
          ),
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
        { to: pathOf('contact', 'de'), label: 'Frage stellen' },
        { call: 'phone' },
        { to: pathOf('aboutUs', 'de'), label: 'Mehr über uns' },
      ],
    },
  ),
}
