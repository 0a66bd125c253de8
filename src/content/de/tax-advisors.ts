import { company } from '../../company/company.ts'
import { claims, country } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { isOffered, pathOf } from '../../pages.ts'
import type { Block, IndustryCopy } from '../page-copy.ts'
import { taxAdvisorsDay } from './days.ts'
import { listOf } from './format.ts'

const { agreedMaintenance } = claims

export const taxAdvisors: IndustryCopy = {
  title: 'IT-Betreuung für Steuerkanzleien',
  description: `IT-Betreuung für Steuerkanzleien in ${company.region.de}: ${listOf(compact('DATEV-Umgebung', ifInMarkets('LU', 'LuxTrust'), 'Datenaustausch mit Mandanten', agreedMaintenance && 'Wartung zur passenden Zeit'))}.`,
  heading: 'IT-Betreuung für Steuerkanzleien',
  lead: agreedMaintenance
    ? 'Wir betreuen die IT Ihrer Kanzlei und spielen kurz vor Abgabeterminen nur Updates ein, die keinen Aufschub dulden.'
    : 'Wir betreuen die IT Ihrer Kanzlei, vom Arbeitsplatz bis zum Datenaustausch mit Mandanten.',
  actions: [{ call: 'form', label: 'Gespräch vereinbaren' }, { call: 'phone' }],
  drawing: { quiet: 'Ruhe', maintenance: 'Wartung', scale: '1 Tag' },
  day: taxAdvisorsDay,
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'Worum wir uns in Kanzleien kümmern',
      cards: [
        {
          icon: 'core',
          title: 'Die Umgebung für DATEV',
          text: 'Server, Arbeitsplätze und Anmeldung müssen den Vorgaben der jeweiligen Version entsprechen. Darum kümmern wir uns; fachliche Fragen beantwortet weiterhin der DATEV-Service.',
        },
        ifInMarkets('LU', {
          icon: 'house',
          title: 'LuxTrust am Arbeitsplatz',
          text: `Wer Erklärungen über MyGuichet.lu oder eCDF einreicht, meldet sich zum Beispiel mit LuxTrust an. Wir sorgen dafür, dass Middleware und Browser zusammenpassen${isOffered('cloud') ? ', auch auf dem virtuellen Desktop' : ''}.`,
        }) ?? {
          icon: 'house',
          title: 'Signaturkarte am Arbeitsplatz',
          text: `Wer elektronisch einreicht und signiert, braucht Karte, Lesegerät und passende Software. Wir sorgen dafür, dass alles zusammenpasst${isOffered('cloud') ? ', auch auf dem virtuellen Desktop' : ''}.`,
        },
        {
          icon: 'bridge',
          title: 'Austausch mit Mandanten',
          text: 'Lohnunterlagen und Abschlüsse gehören nicht in unverschlüsselte E-Mails. In einem Datenraum mit eigenem Bereich je Mandat sehen Sie, wann etwas abgeholt wurde.',
        },
        {
          icon: 'gate',
          title: 'Rechte je Mandat',
          text: 'Die Mandatsliste bestimmt, wer eine Akte öffnen darf. Wechselt die Zuständigkeit, passen wir die Rechte an.',
        },
      ],
    },
    agreedMaintenance && {
      kind: 'table',
      heading: 'Wartung nach Kanzleikalender',
      intro: 'Die Termine stimmen wir jedes Jahr mit Ihnen ab. So sieht eine übliche Verteilung aus:',
      head: ['Zeitraum', 'In der Kanzlei', 'In der IT'],
      rows: [
        [
          'Jahreswechsel',
          'Neue Programmversionen, Lohnabrechnung für Januar',
          claims.testedUpdates
            ? 'Updates zuerst auf einem Testplatz, danach für alle'
            : 'Updates in ruhigen Stunden',
        ],
        [
          'Um den 10. und 15. des Monats',
          'Umsatzsteuer- und Lohnmeldungen',
          'Keine Änderungen außer dringenden Sicherheitsupdates',
        ],
        [
          'Abschlusszeit',
          'Viele Arbeitsstunden, auch abends',
          `Erweiterte Überwachung${claims.spareDevices ? ', Ersatzgerät bereit' : ''}`,
        ],
        ['Sommer', 'Ruhigere Wochen', compact('Gerätetausch', claims.trainings && 'Schulung').join(', ')],
      ],
    },
    (claims.confidentialityAgreement || claims.approvedRemoteAccess) && {
      kind: 'prose',
      heading: isOffered('emailArchiving')
        ? 'Verschwiegenheit und Aufbewahrung'
        : 'Verschwiegenheit des IT-Dienstleisters',
      paragraphs: compact(
        sentences(
          ifInMarkets(
            'DE',
            'Deutsche Kanzleien dürfen IT-Dienstleister nach §\u00a062a StBerG nur einsetzen, wenn diese in Textform zur Verschwiegenheit verpflichtet sind.',
          ),
          claims.confidentialityAgreement &&
            company.country !== 'DE' &&
            ifInMarkets(
              'DE',
              `Arbeiten wir von ${country.name.de} aus, müssen Geheimnisse dort grundsätzlich ähnlich gut geschützt sein wie in Deutschland (§\u00a062a Abs.\u00a04 StBerG).`,
            ),
          ifInMarkets(
            'LU',
            'Für Berufsträger in Luxemburg gilt das strafrechtlich geschützte Berufsgeheimnis.',
          ),
          claims.confidentialityAgreement &&
            `Eine Verschwiegenheitsvereinbarung ist deshalb Teil unseres Vertrags${claims.approvedRemoteAccess ? ', und bei der Fernwartung eines Arbeitsplatzes geben Sie jede Sitzung frei' : ''}.`,
          !claims.confidentialityAgreement &&
            'Bei der Fernwartung eines Arbeitsplatzes geben Sie jede Sitzung frei.',
        ),
        isOffered('emailArchiving') &&
          'Belege und Geschäftsbriefe, die per E-Mail kommen, müssen bis zum Ende der gesetzlichen Frist unverändert aufbewahrt werden.',
      ),
      links: [
        {
          to: pathOf('emailArchiving', 'de'),
          label:
            ifInMarkets(['LU', 'DE'], 'E-Mail-Archivierung mit Fristen je Land') ??
            'E-Mail-Archivierung mit Fristen',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Termin vor der nächsten Abschlusszeit',
      intro: 'Den Wechsel der Betreuung legen wir in Wochen ohne Abgabetermin.',
      actions: [{ call: 'form', label: 'Termin abstimmen' }, { call: 'phone' }],
    },
  ),
}
