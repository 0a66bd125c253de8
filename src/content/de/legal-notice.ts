import { company } from '../../site/company.ts'

export const legalNotice = {
  title: 'Impressum',
  description: `Impressum der ${company.name}: Anschrift, Geschäftsführung, Register, Bürozeiten, Haftung und anwendbares Recht.`,
  heading: 'Impressum',
  lead: `Anbieterin dieser Website ist die ${company.name} mit Sitz in Luxemburg. Wir arbeiten nur für Unternehmen.`,
  blocks: [
    {
      kind: 'table',
      heading: 'Angaben zum Unternehmen',
      head: ['Angabe', 'Eintrag'],
      rows: [
        ['Firma', company.name],
        [
          'Rechtsform',
          'Sàrl-S (vereinfachte Gesellschaft mit beschränkter Haftung nach luxemburgischem Recht)',
        ],
        ['Geschäftsführung', company.representative],
        [
          'Geschäftsanschrift',
          `${company.address.street}, ${company.address.postalCode} ${company.address.city.de}`,
        ],
        [
          'Handelsregister',
          `Registre de commerce et des sociétés Luxembourg, Nummer ${company.registerNumber}`,
        ],
        ['Umsatzsteuer-Identifikationsnummer', company.vatNumber],
        ['Niederlassungsgenehmigung', `Autorisation d’établissement Nr. ${company.permitNumber}`],
        [
          'Genehmigungs- und Aufsichtsbehörde',
          'Ministère de l’Économie, Direction générale PME, artisanat et commerce, 19-21, boulevard Royal, L-2449 Luxemburg, info.pme@eco.etat.lu',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Kontakt',
      paragraphs: [],
      points: [
        `Telefon: ${company.phone}`,
        `Allgemeine Anfragen: ${company.email.general}`,
        `Bewerbungen und Datenschutz: ${company.email.info}`,
        `Fragen zu Rechnungen: ${company.email.invoice}`,
      ],
      links: [{ to: '/kontakt', label: 'Zum Kontaktformular' }],
    },
    {
      kind: 'table',
      heading: 'Bürozeiten',
      head: ['Tag oder Anlass', 'Zeiten'],
      rows: [
        ['Montag bis Freitag', '08:00 bis 17:00 Uhr'],
        ['Samstag', 'nach Vereinbarung'],
        ['Sonntag und gesetzliche Feiertage in Luxemburg', 'geschlossen'],
        ['Notfälle', 'rund um die Uhr (24/7) für Kunden mit Managed Services ab dem Tarif Professional'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Tätigkeitsbereiche',
      paragraphs: [
        'IT-Support, IT-Sicherheit mit Schulungen, Betrieb von Servern und Arbeitsplätzen, Cloud, Backup, Telefonie, E-Mail-Archivierung sowie Verkauf und Einrichtung von Hardware und Software, in Luxemburg und Deutschland.',
      ],
      links: [{ to: '/leistungen', label: 'Alle Leistungen' }],
    },
    {
      kind: 'prose',
      heading: 'Haftung für Inhalte und Links',
      paragraphs: [
        'Diese Website informiert allgemein; was wir zusagen, steht im Vertrag. Die gesetzliche Haftung bleibt unberührt. Für fremde Websites sind deren Betreiber verantwortlich. Führt ein Link zu etwas Rechtswidrigem, schreiben Sie uns: Wir entfernen ihn.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Urheberrecht',
      paragraphs: [
        'Texte, Bilder und Gestaltung sind urheberrechtlich geschützt. Speichern und ausdrucken dürfen Sie diese Seiten für sich und Ihren Betrieb, verlinken ohne Rückfrage. Wer mehr möchte, fragt uns vorher. Produktnamen und Marken gehören ihren Herstellern.',
      ],
    },
    {
      id: 'sicherheitsluecken',
      kind: 'prose',
      heading: 'Sicherheitslücken melden',
      paragraphs: [
        `Sie haben auf dieser Website eine Sicherheitslücke gefunden? Schreiben Sie an ${company.email.general}, wie wir sie nachvollziehen können. Greifen Sie dabei nicht auf fremde Daten zu, stören Sie den Betrieb nicht und veröffentlichen Sie nichts, bevor die Lücke geschlossen ist. Sobald das geschehen ist, sagen wir Ihnen Bescheid.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Streitbeilegung, anwendbares Recht und Gerichtsstand',
      paragraphs: [
        'An die Stelle der Plattform zur Online-Streitbeilegung, abgeschaltet am 20. Juli 2025, ist eine Seite der Europäischen Kommission mit Anlaufstellen für Verbraucher getreten. Wir schließen Verträge nur mit Unternehmen und nehmen an Verfahren der Verbraucherschlichtung nicht teil.',
        'In unseren Verträgen vereinbaren wir das Recht des Großherzogtums Luxemburg und als Gerichtsstand die Stadt Luxemburg.',
      ],
      links: [
        {
          to: 'https://consumer-redress.ec.europa.eu/index_de',
          label: 'Seite der Europäischen Kommission zur Streitbeilegung',
        },
      ],
    },
  ],
}
