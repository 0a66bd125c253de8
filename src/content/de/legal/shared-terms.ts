/* Sections of the general terms that are the same under either law. */

import { company } from '../../../company/company.ts'
import { claims } from '../../../company/derive.ts'
import { pathOf } from '../../../pages.ts'
import type { Block } from '../../page-copy.ts'
import { inMonths } from '../format.ts'

const { sister, terms } = company

/** After "mit": with which notice ongoing contracts end. */
export const notice =
  terms.noticeMonths === null
    ? 'der im Vertrag genannten Frist'
    : `einer Frist von ${inMonths(terms.noticeMonths)}`

/** Where the notice and the pay above do not apply. */
export const switching =
  '8.6 Ist eine Leistung ein Datenverarbeitungsdienst im Sinne der Verordnung (EU) 2023/2854 (Data Act), gehen deren Regeln für den Wechsel zu einem anderen Anbieter vor: Der Kunde kann den Wechsel mit einer Frist von zwei Monaten verlangen, und der Anbieter berechnet dafür nur, was die Verordnung erlaubt.'

/** What the customer does for a service. */
export const cooperation: Block = {
  id: 'abschnitt-4',
  kind: 'prose',
  heading: '4. Mitwirkungs\u00adpflichten des\u00a0Kunden',
  paragraphs: [
    '4.1 Der Kunde benennt einen Ansprechpartner und stellt rechtzeitig die Informationen, Zugänge und Räume bereit, die der Anbieter für seine Leistung braucht.',
    '4.2 Der Kunde meldet Störungen und Sicherheitsvorfälle unverzüglich und beschreibt, was aufgefallen ist. Änderungen an betreuten Systemen kündigt er rechtzeitig an.',
    '4.3 Der Kunde hält Zugangsdaten geheim und sorgt für gültige Lizenzen der Software, die er selbst einsetzt.',
    '4.4 Soweit der Anbieter nicht mit der Datensicherung beauftragt ist, sichert der Kunde seine Daten selbst: regelmäßig und zusätzlich vor jedem angekündigten Eingriff.',
    '4.5 Unterbleibt eine Mitwirkung, verschieben sich vereinbarte Termine um die Dauer der Verzögerung. Entsteht dadurch Mehraufwand, darf der Anbieter ihn nach vorherigem Hinweis zu den im Angebot genannten Sätzen berechnen.',
  ],
}

/** Confidentiality and data protection. */
export const confidentiality: Block = {
  id: 'abschnitt-7',
  kind: 'prose',
  heading: '7. Vertraulichkeit und Datenschutz',
  paragraphs: [
    '7.1 Beide Seiten halten vertrauliche Informationen der anderen Seite geheim, nutzen sie nur für den Vertrag und geben sie nur an Personen weiter, die sie dafür brauchen und ihrerseits zur Verschwiegenheit verpflichtet sind.',
    '7.2 Ausgenommen sind Informationen, die öffentlich oder der empfangenden Seite bereits rechtmäßig bekannt sind oder die sie von Gesetzes wegen offenlegen muss.',
    '7.3 Die Pflicht gilt nach Ende des Vertrags fort, solange die Informationen vertraulich sind.',
    '7.4 Verarbeitet der Anbieter personenbezogene Daten im Auftrag des Kunden, schließen beide zuvor einen Vertrag nach Art.\u00a028 DSGVO. In Fragen des Datenschutzes geht dieser Vertrag allen anderen Vereinbarungen vor.',
    '7.5 Wird dem Anbieter eine Verletzung des Schutzes dieser Daten bekannt, unterrichtet er den Kunden unverzüglich.',
  ],
  links: [{ to: pathOf('privacy', 'de'), label: 'Datenschutzerklärung dieser Website' }],
}

/** Whom the company may let work for it. */
export const partnerFirms: Block = {
  id: 'abschnitt-9',
  kind: 'prose',
  heading: '9. Zusammenarbeit mit Partner\u00adunternehmen',
  paragraphs: [
    `9.1 Der Anbieter darf fachkundige Partnerunternehmen als Unterauftragnehmer einsetzen${sister ? `, auch die zur selben Gruppe gehörende ${sister.name}` : ''}.`,
    '9.2 Vertragspartner des Kunden bleibt der Anbieter. Für die Leistungen seiner Unterauftragnehmer steht er nach Abschnitt\u00a06 ein wie für eigene.',
    '9.3 Der Anbieter verpflichtet Unterauftragnehmer auf die Vertraulichkeit nach Abschnitt\u00a07. Sollen sie personenbezogene Daten des Kunden verarbeiten, richtet sich ihr Einsatz zusätzlich nach dem Vertrag gemäß 7.4.',
    '9.4 Vermittelt der Anbieter Leistungen eines Dritten, z.\u00a0B. eines Cloud-Anbieters, mit dem der Kunde selbst einen Vertrag schließt, weist er vor dem Abschluss darauf hin. Für diese Leistungen gelten die Bedingungen des Dritten; der Anbieter verantwortet dann nur seine eigenen Leistungen wie Auswahl, Einrichtung oder Betreuung.',
  ],
}

/** After who a customer is. */
export const withConsumers = claims.businessOnly
  ? 'Verträge mit Verbrauchern kommen nicht zustande.'
  : 'Für Verträge mit Verbrauchern gelten diese AGB nicht.'
