import { company } from '../../../company/company.ts'
import { claims, emergencySupportFrom, mailbox } from '../../../company/derive.ts'
import { compact } from '../../../company/optional.ts'
import { ownForm } from '../../../company/own-form.ts'
import { caresForDevices, isOffered, pathOf } from '../../../pages.ts'
import { securityPolicyAnchor } from '../../../site-files.ts'
import type { PageCopy } from '../../page-copy.ts'
import { ofCompany, provider, theCompany } from '../company-name.ts'
import { listOf } from '../format.ts'
import type { NoticeLaw } from './law.ts'
import { openingRows } from './opening-rows.ts'

const { hours, region } = company

const mailKinds = [
  { name: 'general', label: 'Allgemeine Anfragen' },
  { name: 'info', label: 'Bewerbungen' },
  { name: 'privacy', label: 'Datenschutz' },
  { name: 'support', label: 'Support' },
  { name: 'invoice', label: 'Fragen zu Rechnungen' },
] as const

/** Each address once, with all that it is for. */
const mailLines = [...new Set(mailKinds.map(({ name }) => mailbox(name)))].map((address, _, { length }) => {
  const uses = mailKinds.filter(({ name }) => mailbox(name) === address)
  const [first] = uses
  return `${length === 1 ? 'E-Mail' : first?.name === 'general' ? first.label : listOf(uses.map(({ label }) => label))}: ${address}`
})

/** The legal notice with what the law of a country decides. */
export const legalNoticeUnder = (law: NoticeLaw): PageCopy => ({
  title: 'Impressum',
  description: `Impressum ${ofCompany}: Anschrift, ${ownForm.role.name.de.length < 20 ? ownForm.role.name.de : 'Vertretung'}, ${company.registerNumber ? 'Register, ' : ''}Bürozeiten, Haftung und anwendbares Recht.`,
  heading: 'Impressum',
  lead: `${provider} dieser Website ist ${theCompany} mit Sitz in ${company.address.city.de}.${claims.businessOnly ? ' Unser Angebot richtet sich ausschließlich an Unternehmen.' : ''}`,
  blocks: [
    { kind: 'table', heading: law.factsHeading, head: ['Angabe', 'Eintrag'], rows: law.facts },
    {
      kind: 'prose',
      heading: 'Kontakt',
      paragraphs: [],
      points: [`Telefon: ${company.phone}`, ...mailLines],
      links: [{ to: pathOf('contact', 'de'), label: 'Zum Kontaktformular' }],
    },
    {
      kind: 'table',
      heading: 'Bürozeiten',
      head: ['Tag oder Anlass', 'Zeiten'],
      rows: compact(
        ...openingRows(hours.office),
        emergencySupportFrom && [
          'Notfälle',
          'Notfallsupport rund um die Uhr (24/7) für Kunden mit Managed Services, je nach Tarif',
        ],
      ),
    },
    {
      kind: 'prose',
      heading: 'Tätigkeitsbereiche',
      paragraphs: [
        `Wir ${claims.hardwareSales ? 'planen, liefern und betreuen' : 'planen und betreuen'} Informationstechnik für kleine und mittlere Unternehmen in ${region.de}:`,
      ],
      points: compact(
        `IT-Support ${listOf(compact('aus der Ferne', claims.onSiteService && 'vor Ort'))}${emergencySupportFrom ? ', im Notfall je nach Tarif rund um die Uhr erreichbar' : ''}`,
        listOf(
          compact(isOffered('itSecurity') && 'IT-Sicherheit', claims.trainings && 'Awareness-Trainings'),
        ),
        compact(
          caresForDevices && 'Verwaltung von Servern und Arbeitsplätzen',
          isOffered('cloud') && 'virtuelle Desktops',
        ).join(', '),
        compact(
          isOffered('cloud') && 'Cloud-Lösungen',
          isOffered('backup') && 'Backup und Wiederherstellung nach Ausfällen',
        ).join(', '),
        listOf(
          compact(
            isOffered('telephony') && 'VoIP-Telefonie',
            isOffered('emailArchiving') && 'E-Mail-Archivierung',
          ),
        ),
        `${claims.hardwareSales ? 'Verkauf und Einrichtung von Hardware und Software, technische' : 'Einrichtung von Hardware und Software, technische'} Umsetzung von Projekten`,
      ),
      links: [{ to: pathOf('servicesOverview', 'de'), label: 'Alle Leistungen' }],
    },
    {
      kind: 'prose',
      heading: 'Haftung für Inhalte und Links',
      paragraphs: [
        'Die Inhalte dieser Website sind sorgfältig erstellt. Sie informieren allgemein, ersetzen keine Beratung im Einzelfall und sind keine vertraglichen Zusagen. Bitte prüfen Sie, ob sie noch aktuell sind, bevor Sie sich darauf stützen. Die gesetzliche Haftung bleibt unberührt.',
        'Einige Links führen zu Websites anderer Betreiber. Auf deren Inhalte haben wir keinen Einfluss; verantwortlich ist der jeweilige Betreiber. Fällt Ihnen ein rechtswidriger Inhalt oder ein falsches Linkziel auf, schreiben Sie uns bitte. Wir prüfen jeden Hinweis. Trifft er zu, entfernen oder berichtigen wir den Link.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Urheberrecht',
      paragraphs: [
        'Texte, Bilder und Gestaltung dieser Website sind urheberrechtlich geschützt. Für den eigenen, auch betriebsinternen Gebrauch dürfen Sie Seiten speichern und ausdrucken; Links auf unsere Seiten sind ohne Rückfrage erlaubt. Jede weitere Vervielfältigung, Bearbeitung oder Veröffentlichung braucht unsere vorherige Zustimmung in Textform, soweit das Gesetz sie nicht ohnehin gestattet.',
        'Die auf dieser Website genannten Produktnamen und Marken gehören den jeweiligen Herstellern. Verletzt etwas auf dieser Website Ihre Rechte, schreiben Sie uns bitte. Wir prüfen jeden Hinweis. Trifft er zu, entfernen wir den beanstandeten Inhalt.',
      ],
    },
    {
      id: securityPolicyAnchor,
      kind: 'prose',
      heading: 'Sicherheitslücken melden',
      paragraphs: [
        `Haben Sie auf dieser Website eine Sicherheitslücke gefunden? Schreiben Sie bitte an ${company.email.general} und beschreiben Sie, wie sich die Lücke nachvollziehen lässt. Wir gehen jedem Hinweis nach und sagen Ihnen Bescheid, sobald die Lücke geschlossen ist.`,
        'Bitte greifen Sie bei der Suche nicht auf Daten anderer zu, beeinträchtigen Sie den Betrieb nicht und veröffentlichen Sie Einzelheiten erst, wenn die Lücke geschlossen ist.',
      ],
    },
    {
      kind: 'prose',
      ...law.disputes,
      links: [
        {
          to: 'https://consumer-redress.ec.europa.eu/index_de',
          label: 'Seite der Europäischen Kommission zur Streitbeilegung',
        },
        { to: pathOf('terms', 'de'), label: 'Allgemeine Geschäftsbedingungen' },
        { to: pathOf('privacy', 'de'), label: 'Datenschutzerklärung' },
        { to: pathOf('accessibility', 'de'), label: 'Erklärung zur Barrierefreiheit' },
      ],
    },
  ],
})
