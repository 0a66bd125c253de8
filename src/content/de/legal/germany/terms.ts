import { company } from '../../../../company/company.ts'
import { claims } from '../../../../company/derive.ts'
import { pathOf } from '../../../../pages.ts'
import { currencyName, measure } from '../../../format.ts'
import { itsCustomers, toCompany } from '../../company-name.ts'
import { lawOfCountry } from '../../law-of-country.ts'
import {
  confidentiality,
  cooperation,
  notice,
  partnerFirms,
  switching,
  withConsumers,
} from '../shared-terms.ts'
import { termsOf } from '../terms.ts'

const { jurisdiction } = company

/** The general terms under German law. A lawyer has to read them before they are used. */
export const terms = termsOf([
  {
    id: 'abschnitt-1',
    kind: 'prose',
    heading: '1. Geltungsbereich',
    paragraphs: [
      `1.1 Diese Allgemeinen Geschäftsbedingungen (AGB) gelten für alle Verträge zwischen ${toCompany} (Anbieter) und ${itsCustomers} über IT-Dienstleistungen und über die Lieferung von Hardware und Software.`,
      `1.2 Kunden sind ausschließlich Unternehmer im Sinne von §\u00a014 BGB, juristische Personen des öffentlichen Rechts und öffentlich-rechtliche Sondervermögen. ${withConsumers}`,
      '1.3 Bedingungen des Kunden werden nur Vertragsbestandteil, wenn der Anbieter ihnen mindestens in Textform zustimmt. Das gilt auch, wenn er in Kenntnis solcher Bedingungen leistet.',
      '1.4 Bei Widersprüchen gelten in dieser Reihenfolge: individuelle Vereinbarungen, das Angebot mit seiner Leistungsbeschreibung, diese AGB. In Fragen des Datenschutzes gilt 7.4.',
      '1.5 Für jeden Vertrag gilt die Fassung der AGB, die dem Kunden bei Vertragsschluss vorlag.',
    ],
  },
  {
    id: 'abschnitt-2',
    kind: 'prose',
    heading: '2. Vertragsschluss und Vertragsarten',
    paragraphs: [
      '2.1 Darstellungen und Preise auf der Website sind unverbindlich. Ein Vertrag kommt zustande, wenn der Kunde ein Angebot des Anbieters mindestens in Textform annimmt oder der Anbieter eine Bestellung des Kunden mindestens in Textform bestätigt.',
      '2.2 Kunden mit laufendem Vertrag können bei dringenden Störungen einen Einsatz auch telefonisch bestellen; der Anbieter bestätigt ihn danach in Textform.',
      '2.3 Der Anbieter schließt Verträge über abgegrenzte Leistungen (Einzelaufträge), über wiederkehrende Leistungen (laufende Verträge) und über die Lieferung von Hardware und Software. Ein Angebot kann mehrere Vertragsarten verbinden; für jeden Teil gelten dann die Bestimmungen zu seiner Vertragsart.',
      '2.4 Beratung, laufende Betreuung, Datensicherung und Trainings sind Dienstleistungen (§\u00a0611 BGB). Die technische Umsetzung ist eine Werkleistung (§\u00a0631 BGB), soweit ein bestimmtes Ergebnis vereinbart ist. Für Lieferungen gilt Kaufrecht, für die Überlassung auf Zeit Mietrecht.',
    ],
  },
  {
    id: 'abschnitt-3',
    kind: 'prose',
    heading: '3. Leistungen',
    paragraphs: [
      '3.1 Inhalt und Umfang der Leistung stehen im Angebot. Liegt keines vor, gilt die bestätigte Bestellung als Angebot im Sinne dieser AGB. Ist kein bestimmtes Ergebnis vereinbart, schuldet der Anbieter eine fachgerechte Tätigkeit.',
      '3.2 Beratung: Der Anbieter untersucht den vereinbarten Bereich und gibt Empfehlungen. Über die Umsetzung entscheidet der Kunde.',
      '3.3 Laufende Betreuung: Der Anbieter betreut die vereinbarten Systeme zu den vereinbarten Zeiten. Reaktions- und Wiederherstellungszeiten sowie Verfügbarkeiten sind nur verbindlich, wenn der Vertrag sie zusagt.',
      '3.4 Backup: Der Anbieter sichert die im Vertrag genannten Daten in den vereinbarten Abständen und bewahrt die Sicherungen für die vereinbarte Dauer auf.',
      '3.5 Awareness-Trainings: Ist ein Training vereinbart, schult der Anbieter Beschäftigte des Kunden darin, Angriffe zu erkennen. Es ersetzt keine technischen Schutzmaßnahmen.',
      '3.6 Technische Umsetzung: Der Anbieter richtet die vereinbarten Systeme ein und meldet die Fertigstellung. Der Kunde prüft das Ergebnis und nimmt es ab, wenn es keine wesentlichen Mängel hat. Setzt der Anbieter ihm dafür nach der Fertigstellung eine angemessene Frist und verweigert der Kunde die Abnahme innerhalb dieser Frist nicht unter Angabe mindestens eines Mangels, gilt die Leistung als abgenommen (§\u00a0640 Abs.\u00a02 BGB).',
      '3.7 Lieferungen: Ist der Vertrag für beide Seiten ein Handelsgeschäft, untersucht der Kunde die Ware unverzüglich und zeigt erkennbare Mängel unverzüglich an (§\u00a0377 HGB). Zusätzlich gelten die Garantie- und Lizenzbedingungen des Herstellers; gesetzliche Rechte des Kunden schränken sie nicht ein.',
      '3.8 Mängel: Der Anbieter beseitigt einen Mangel nach seiner Wahl durch Nachbesserung oder durch eine neue, mangelfreie Leistung. Gelingt das nicht in angemessener Frist, stehen dem Kunden die gesetzlichen Rechte zu, Schadensersatz nach Abschnitt\u00a06.',
    ],
  },
  cooperation,
  {
    id: 'abschnitt-5',
    kind: 'prose',
    heading: '5. Vergütung und Zahlung',
    paragraphs: [
      '5.1 Es gilt die im Angebot genannte Vergütung. Ist kein fester Preis vereinbart, rechnet der Anbieter den Zeitaufwand zu den dort genannten Sätzen ab.',
      `5.2 Alle Preise verstehen sich in ${currencyName('de')} ohne Umsatzsteuer. Soweit Umsatzsteuer anfällt, kommt sie in gesetzlicher Höhe hinzu.`,
      '5.3 Laufende Leistungen werden monatlich abgerechnet, Einzelaufträge nach Abschluss oder nach vereinbarten Teilschritten, Lieferungen mit der Übergabe.',
      `5.4 Rechnungen sind innerhalb von ${measure(company.terms.paymentDays, 'Kalendertagen')} ab Rechnungsdatum ohne Abzug zu zahlen. Bei Verzug gilt §\u00a0288 BGB.`,
      '5.5 Der Kunde kann nur mit Forderungen aufrechnen, die unbestritten, rechtskräftig festgestellt oder entscheidungsreif sind oder auf demselben Vertrag beruhen. Ein Zurückbehaltungsrecht hat er nur wegen Forderungen aus demselben Vertrag.',
      '5.6 Gelieferte Hardware bleibt bis zur vollständigen Zahlung Eigentum des Anbieters (§\u00a0449 BGB). Bis dahin darf der Kunde sie nutzen, aber weder veräußern noch verpfänden.',
    ],
  },
  {
    id: 'abschnitt-6',
    kind: 'prose',
    heading: '6. Haftung',
    paragraphs: [
      '6.1 Der Anbieter haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz, bei arglistig verschwiegenen Mängeln und im Umfang einer übernommenen Garantie.',
      '6.2 Bei leichter Fahrlässigkeit haftet er nur, wenn er eine wesentliche Vertragspflicht verletzt, also eine Pflicht, deren Erfüllung die Durchführung des Vertrags erst ermöglicht und auf deren Einhaltung der Kunde vertrauen darf. Er ersetzt dann nur den Schaden, der bei Vertragsschluss vorhersehbar war und für solche Verträge typisch ist. Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen.',
      '6.3 Gehen Daten verloren, ersetzt der Anbieter in den Fällen von 6.2 nur, was die Wiederherstellung bei ordnungsgemäßer Sicherung nach 4.4 gekostet hätte. Das gilt nicht, soweit er die Sicherung dieser Daten selbst schuldet.',
      '6.4 Überlässt der Anbieter Sachen oder Software auf Zeit, haftet er für anfängliche Mängel nur, wenn er sie zu vertreten hat (abweichend von §\u00a0536a Abs.\u00a01 BGB).',
      '6.5 Für Folgen höherer Gewalt und für Ausfälle fremder Netze, die er nicht zu vertreten hat, haftet der Anbieter nicht.',
      '6.6 Dieser Abschnitt gilt ebenso zugunsten der Beschäftigten und der eingesetzten Partnerunternehmen des Anbieters.',
    ],
  },
  confidentiality,
  {
    id: 'abschnitt-8',
    kind: 'prose',
    heading: '8. Laufzeit und Kündigung',
    paragraphs: [
      '8.1 Laufende Verträge beginnen zum vereinbarten Zeitpunkt und gelten auf unbestimmte Zeit. Einzelaufträge enden, wenn beide Seiten ihre Pflichten erfüllt haben.',
      `8.2 Vorbehaltlich 8.6 können beide Seiten laufende Verträge mit ${notice} zum Monatsende kündigen.`,
      '8.3 Das Recht zur Kündigung aus wichtigem Grund (§\u00a0314 BGB) bleibt unberührt. Ein solcher Grund liegt vor, wenn eine Seite eine wesentliche Pflicht, auch die Zahlungspflicht, trotz Mahnung und angemessener Nachfrist nicht erfüllt.',
      '8.4 Jede Kündigung muss mindestens in Textform (§\u00a0126b BGB) erklärt werden, z.\u00a0B. per E-Mail.',
      `8.5 Zum Vertragsende übergibt der Anbieter dem Kunden dessen Daten in einem gängigen Format sowie Zugangsdaten${claims.documentation ? ' und Dokumentation' : ''} der betreuten Systeme. Danach löscht er die Daten, soweit ihn nicht eine gesetzliche Aufbewahrungspflicht daran hindert. Weitergehende Hilfe beim Wechsel zu einem anderen Anbieter leistet er gegen Vergütung nach 5.1.`,
      switching,
    ],
  },
  partnerFirms,
  {
    id: 'abschnitt-10',
    kind: 'prose',
    heading: '10. Anwendbares Recht und Gerichtsstand',
    paragraphs: [
      `10.1 Es gilt das ${lawOfCountry}. Das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf gilt nicht.`,
      `10.2 Ist der Kunde Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist ausschließlicher Gerichtsstand für alle Streitigkeiten aus oder im Zusammenhang mit dem Vertrag ${jurisdiction.de}. Der Anbieter darf auch am Sitz des Kunden klagen. Zwingende gesetzliche Zuständigkeiten bleiben unberührt.`,
      '10.3 Bevor eine Seite ein Gericht anruft, teilt sie der anderen ihr Anliegen in Textform mit und gibt ihr Gelegenheit zu einem Gespräch über eine gütliche Lösung. Eilverfahren und Schritte, die eine Verjährung hemmen, sind jederzeit möglich.',
    ],
  },
  {
    id: 'abschnitt-11',
    kind: 'prose',
    heading: '11. Schluss\u00adbestimmungen',
    paragraphs: [
      '11.1 Änderungen und Ergänzungen eines Vertrags bedürfen mindestens der Textform. Das gilt auch für den Verzicht auf diese Form. Der Vorrang individueller Abreden (§\u00a0305b BGB) bleibt unberührt.',
      '11.2 Eine neue Fassung dieser AGB gilt für einen laufenden Vertrag erst, wenn der Kunde ihr mindestens in Textform zustimmt. Schweigen gilt nicht als Zustimmung.',
      '11.3 Rechte und Pflichten aus dem Vertrag kann jede Seite nur mit Zustimmung der anderen auf Dritte übertragen. §\u00a0354a HGB und der Einsatz von Partnerunternehmen nach Abschnitt\u00a09 bleiben davon unberührt.',
      '11.4 Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. An die Stelle der unwirksamen Bestimmung tritt die gesetzliche Regelung (§\u00a0306 BGB).',
      '11.5 Werden diese AGB übersetzt, ist die deutsche Fassung maßgeblich.',
    ],
    links: [{ to: pathOf('legalNotice', 'de'), label: 'Angaben zum Anbieter im Impressum' }],
  },
])
