import { company } from '../../company/company.ts'

export const legalNotice = {
  title: 'Impressum',
  description: `Impressum der ${company.name}: Anschrift, Geschäftsführung, Register, Bürozeiten, Haftung und anwendbares Recht.`,
  heading: 'Impressum',
  lead: `Anbieterin dieser Website ist die ${company.name} mit Sitz in Luxemburg. Unser Angebot richtet sich ausschließlich an Unternehmen.`,
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
          `${company.address.street}, ${company.address.postalCode} Luxemburg, Luxemburg`,
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
        'Bewerbungen und Datenschutz: info@example.com',
        'Fragen zu Rechnungen: rechnung@example.com',
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
        ['Notfälle', 'Notfallsupport rund um die Uhr (24/7) für Kunden mit Managed Services, je nach Tarif'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Tätigkeitsbereiche',
      paragraphs: [
        'Wir planen, liefern und betreuen Informationstechnik für kleine und mittlere Unternehmen in Luxemburg und Deutschland:',
      ],
      points: [
        'IT-Support aus der Ferne und vor Ort, im Notfall je nach Tarif rund um die Uhr erreichbar',
        'IT-Sicherheit und Awareness-Trainings',
        'Verwaltung von Servern und Arbeitsplätzen, virtuelle Desktops',
        'Cloud-Lösungen, Backup und Wiederherstellung nach Ausfällen',
        'VoIP-Telefonie und E-Mail-Archivierung',
        'Verkauf und Einrichtung von Hardware und Software, technische Umsetzung von Projekten',
      ],
      links: [{ to: '/leistungen', label: 'Alle Leistungen' }],
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
      id: 'sicherheitsluecken',
      kind: 'prose',
      heading: 'Sicherheitslücken melden',
      paragraphs: [
        `Haben Sie auf dieser Website eine Sicherheitslücke gefunden? Schreiben Sie bitte an ${company.email.general} und beschreiben Sie, wie sich die Lücke nachvollziehen lässt. Wir gehen jedem Hinweis nach und sagen Ihnen Bescheid, sobald die Lücke geschlossen ist.`,
        'Bitte greifen Sie bei der Suche nicht auf Daten anderer zu, beeinträchtigen Sie den Betrieb nicht und veröffentlichen Sie Einzelheiten erst, wenn die Lücke geschlossen ist.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Streitbeilegung, anwendbares Recht und Gerichtsstand',
      paragraphs: [
        'Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20. Juli 2025 abgeschaltet; an ihre Stelle ist eine Seite der Kommission mit Anlaufstellen für Verbraucher getreten. Da wir Verträge nur mit Unternehmen schließen, nehmen wir an Verfahren zur Streitbeilegung mit Verbrauchern nicht teil.',
        'In unseren Verträgen vereinbaren wir das Recht des Großherzogtums Luxemburg und als Gerichtsstand die Stadt Luxemburg.',
      ],
      links: [
        {
          to: 'https://consumer-redress.ec.europa.eu/index_de',
          label: 'Seite der Europäischen Kommission zur Streitbeilegung',
        },
        { to: '/agb', label: 'Allgemeine Geschäftsbedingungen' },
        { to: '/datenschutz', label: 'Datenschutzerklärung' },
        { to: '/barrierefreiheit', label: 'Erklärung zur Barrierefreiheit' },
      ],
    },
  ],
}
