import { claims } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import type { IndustryCopy, Question } from '../page-copy.ts'
import { healthcareDay } from './days.ts'

/** What professional secrecy means for the work. */
const rules = compact(
  claims.confidentialityAgreement &&
    'Vor dem ersten Zugriff unterschreiben wir eine Verschwiegenheitserklärung und einen Vertrag zur Auftragsverarbeitung.',
  claims.approvedRemoteAccess &&
    'Fernwartung am Arbeitsplatz beginnt erst, wenn dort jemand zustimmt, und bleibt sichtbar.',
  claims.reports && 'Wir löschen oder zerstören ausgemusterte Datenträger und geben Ihnen den Nachweis.',
)

const comesByAppointment = claims.onSiteService && claims.agreedMaintenance

export const healthcare: IndustryCopy = {
  title: 'IT für Praxen, Pflege und Therapie',
  description:
    'IT-Betreuung im Gesundheitswesen: Schweigepflicht, getrennte Netze für Medizingeräte und ein Plan für den Sprechstundenbetrieb ohne Computer.',
  heading: 'IT-Betreuung für Praxen, Therapie und Pflege',
  lead: 'Wir betreuen Praxen, Therapiezentren und Pflegedienste so, dass Befunde geschützt bleiben und der Empfang weiterarbeiten kann, wenn etwas ausfällt.',
  actions: [{ call: 'form', label: 'Praxis-IT besprechen' }, { call: 'phone' }],
  drawing: {
    reception: 'Empfang',
    practice: 'Praxis',
    devices: 'Geräte',
    care: 'Pflege',
    guests: 'Gäste',
    archive: 'Bildarchiv',
  },
  day: healthcareDay,
  blocks: [
    {
      kind: 'prose',
      heading: 'Schweigepflicht und Patientendaten',
      paragraphs: [
        sentences(
          'Wer einen Praxisrechner wartet, könnte Diagnosen lesen.',
          ifInMarkets(
            ['LU', 'DE'],
            'In Luxemburg schützt Artikel\u00a0458 des Code pénal das Berufsgeheimnis, in Deutschland §\u00a0203 StGB, der ausdrücklich auch für mitwirkende Dienstleister gilt.',
          ) ??
            ifInMarkets('LU', 'Artikel\u00a0458 des Code pénal schützt das Berufsgeheimnis.') ??
            ifInMarkets(
              'DE',
              '§\u00a0203 StGB schützt das Berufsgeheimnis und gilt ausdrücklich auch für mitwirkende Dienstleister.',
            ),
          'Gesundheitsdaten sind zudem nach Artikel\u00a09 DSGVO besonders geschützt.',
          rules.length > 0 && 'Für unsere Arbeit heißt das:',
        ),
      ],
      points: rules,
    },
    {
      kind: 'cards',
      heading: 'Was in Praxis und Pflege anders ist',
      cards: [
        {
          icon: 'hatch',
          title: 'Medizingeräte mit altem Windows',
          text: 'Ultraschall- und Röntgengeräte dürfen oft nur mit der freigegebenen Softwareversion laufen. Sie kommen in ein eigenes Netz, aus dem nur Bildarchiv und Hersteller erreichbar sind.',
        },
        {
          icon: 'gate',
          title: 'Schnelle Anmeldung am Empfang',
          text: 'Mit einem gemeinsamen Passwort am Tresen lässt sich nicht nachvollziehen, wer was eingetragen hat. Mit Karte oder Chip meldet sich in Sekunden die nächste Person an. Wer geht, nimmt die Karte mit, und der Bildschirm sperrt sich.',
        },
        {
          icon: 'ford',
          title: 'Anbindung an die Gesundheitsnetze',
          text: sentences(
            ifInMarkets(
              ['LU', 'DE'],
              'In Luxemburg geht es um die Dienste der Agence eSanté, in Deutschland um die Telematikinfrastruktur.',
            ) ??
              ifInMarkets('LU', 'Es geht um die Dienste der Agence eSanté.') ??
              ifInMarkets('DE', 'Es geht um die Telematikinfrastruktur.'),
            claims.healthNetworks && 'Wir richten Netz, Kartenleser und Zertifikate ein.',
            claims.vendorCoordination && 'Mit Ihrem Softwarehaus stimmen wir uns ab.',
          ),
        },
        {
          icon: 'road',
          title: 'Tablets auf Tour',
          text: 'Pflegedienste dokumentieren unterwegs. Die Tablets sind verschlüsselt und lassen sich bei Verlust aus der Ferne sperren. Ob Ihre Software auch ohne Mobilfunknetz arbeitet, prüfen wir vorab.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen aus Praxen',
      questions: compact<Question>(
        {
          question: 'Können wir weiterarbeiten, wenn die Praxissoftware ausfällt?',
          answer: sentences(
            'Ja, eingeschränkt. Wir legen mit Ihnen fest, was ausgedruckt oder auf einem unabhängigen Gerät bereitliegt: Terminliste des Tages, Notfalldaten, Formulare und die Nummern für den Ernstfall.',
            'Spielen Sie den Ablauf einmal durch.',
          ),
        },
        {
          question: 'Dürfen Patientendaten in die Cloud?',
          answer: sentences(
            `Das hängt ${ifInMarkets(['LU', 'DE'], 'vom Land, ') ?? ''}von der Art der Daten und vom Anbieter ab.`,
            ifInMarkets(
              'DE',
              'In Deutschland stellt das Sozialgesetzbuch zusätzliche Anforderungen an Cloud-Dienste.',
            ),
            'Wir klären vorab Speicherort, Verschlüsselung und Verträge; die rechtliche Bewertung übernimmt Ihre Datenschutzberatung.',
          ),
        },
        claims.vendorCoordination && {
          question: 'Wer ist zuständig, wenn unklar ist, ob Gerät, Software oder Netz gestört ist?',
          answer:
            'Zunächst wir: Rufen Sie uns an. Wir grenzen die Störung ein und sprechen mit Gerätehersteller oder Softwarehaus, bis klar ist, wer sie behebt. Ihre Wartungsverträge und die Rufnummern der Hersteller hinterlegen Sie dafür bei uns.',
        },
      ),
    },
    {
      kind: 'call',
      heading: comesByAppointment ? 'Ein Termin außerhalb der Sprechstunde' : 'Ihre Praxis-IT besprechen',
      intro: comesByAppointment
        ? 'Für den ersten Rundgang kommen wir gern mittags oder an Ihrem freien Nachmittag.'
        : 'Schildern Sie uns, was bei Ihnen im Einsatz ist und wo es hakt.',
      actions: [
        { call: 'form', label: comesByAppointment ? 'Rundgang vereinbaren' : 'Gespräch vereinbaren' },
        { call: 'phone' },
      ],
    },
  ],
}
