import type { Nis2CheckCopy } from '../nis2-check-copy.ts'

export const nis2Check: Nis2CheckCopy = {
  heading: 'Ihre Angaben',
  intro:
    'Die Antworten bleiben in diesem Browser-Tab. Gesendet wird nur, was Sie am Ende selbst als Anfrage absenden.',
  laws: {
    LU: {
      name: 'Luxemburg',
      essential: 'wesentliche Einrichtung',
      authority: 'Institut Luxembourgeois de Régulation (ILR)',
      financeAuthority: 'CSSF',
      registration:
        'Formular auf der Website des ILR. Wer am 10. Mai 2026 schon erfasst war, musste sich bis zum 10. Juli 2026 melden. Wer das versäumt hat, sollte sich sofort registrieren.',
      administration:
        'Zentrale Stellen des Staates sind erfasst. Ob das auch für Ihre Stelle gilt, sagt Ihnen das ILR.',
      sources: [
        { source: 'lawLU', label: 'Gesetz vom 5. Mai 2026, in Kraft seit dem 10. Mai 2026' },
        { source: 'authorityLU', label: 'ILR: NIS2' },
        { source: 'incidentLU', label: 'ILR: Meldung von Vorfällen' },
      ],
    },
    DE: {
      name: 'Deutschland',
      essential: 'besonders wichtige Einrichtung',
      authority: 'Bundesamt für Sicherheit in der Informationstechnik (BSI)',
      financeAuthority: 'BaFin',
      registration:
        'BSI-Portal, mit „Mein Unternehmenskonto“ und ELSTER-Zertifikat: spätestens drei Monate, nachdem ein Unternehmen erfasst ist. Wer schon am 6. Dezember 2025 erfasst war, hatte bis zum 6. März 2026 Zeit. Wer das versäumt hat, sollte sich sofort registrieren.',
      administration:
        'Für Einrichtungen des Bundes hat das BSI-Gesetz eigene Regeln, für Länder und Gemeinden gilt das Recht des Landes.',
      note: 'Tätigkeiten, die im Verhältnis zum gesamten Geschäft vernachlässigbar sind, können außer Betracht bleiben (§ 28 Abs. 3 BSIG).',
      sources: [
        { source: 'scopeDE', label: '§ 28 BSIG, in der Fassung seit dem 6. Dezember 2025' },
        { source: 'registrationDE', label: '§ 33 BSIG, Registrierung' },
        { source: 'incidentDE', label: '§ 32 BSIG, Meldepflichten' },
      ],
    },
    other: {
      name: 'anderer Staat der EU',
      essential: 'wesentliche Einrichtung',
      authority: 'die Behörde, die Ihr Staat dafür benannt hat',
      financeAuthority: 'die Finanzaufsicht Ihres Staates',
      registration: 'nach dem Gesetz Ihres Staates',
      administration: 'Ob Ihre Stelle erfasst ist, regelt das Gesetz Ihres Staates.',
      note: 'Einzelne Staaten gehen weiter als die Richtlinie; entscheidend ist das Gesetz Ihres Staates.',
      sources: [],
    },
  },
  questions: {
    country: 'Wo hat Ihr Unternehmen seinen Sitz?',
    sector: 'In welchem Sektor ist es tätig?',
    employees: 'Wie viele Beschäftigte hat es?',
    turnover: 'Wie hoch ist der Jahresumsatz?',
    balance: 'Wie hoch ist die Bilanzsumme?',
    special: 'Trifft etwas davon zu?',
    customers: 'Haben Sie Kunden, die selbst unter NIS2 fallen?',
  },
  hints: {
    employees: 'In Vollzeit umgerechnet, mit verbundenen Unternehmen.',
    money: 'Mit verbundenen Unternehmen, nach dem letzten Jahresabschluss.',
    special:
      'Diese Fälle zählen ganz oder teilweise unabhängig von der Größe. Trifft nichts zu, kreuzen Sie nichts an.',
  },
  annexes: {
    first: 'Anhang I: Sektoren mit hoher Kritikalität',
    second: 'Anhang II: sonstige kritische Sektoren',
    none: 'Keiner davon',
  },
  choose: 'Bitte wählen',
  sectors: {
    energy: 'Energie: Strom, Fernwärme, Öl, Gas, Wasserstoff',
    transport: 'Verkehr: Luft, Schiene, Wasser, Straße',
    finance: 'Bank oder anderes Finanzunternehmen',
    health: 'Gesundheit: Versorgung, Labore, Arzneimittel',
    water: 'Trinkwasser und Abwasser',
    digitalInfrastructure: 'Rechenzentrum, Cloud, Internetknoten, Inhaltszustellnetz',
    itServices: 'IT-Dienste und IT-Sicherheit für andere Unternehmen',
    space: 'Weltraum: Bodeninfrastruktur',
    post: 'Post- und Kurierdienste',
    waste: 'Abfallbewirtschaftung',
    chemicals: 'Chemie: Herstellung und Handel',
    food: 'Lebensmittel: Großhandel, industrielle Herstellung',
    manufacturing: 'Herstellung von Medizinprodukten, Elektronik, Maschinen, Fahrzeugen',
    digitalProviders: 'Online-Marktplatz, Suchmaschine, soziales Netzwerk',
    research: 'Forschungseinrichtung',
    none: 'Keiner dieser Sektoren',
  },
  ranges: {
    employees: ['weniger als 50', '50 bis 249', '250 oder mehr'],
    turnover: ['bis 10 Mio.\u00a0€', 'mehr als 10 bis 50 Mio.\u00a0€', 'mehr als 50 Mio.\u00a0€'],
    balance: ['bis 10 Mio.\u00a0€', 'mehr als 10 bis 43 Mio.\u00a0€', 'mehr als 43 Mio.\u00a0€'],
  },
  special: {
    critical: 'Als Betreiber kritischer Anlagen (KRITIS) oder als kritische Einrichtung eingestuft',
    dns: 'DNS-Dienst für andere oder Registrierungsstelle einer Top-Level-Domain',
    qualifiedTrust: 'Qualifizierter Vertrauensdienst, etwa für elektronische Signaturen',
    trust: 'Anderer Vertrauensdienst',
    telecoms: 'Öffentliches Telekommunikationsnetz oder öffentlich zugänglicher Telekommunikationsdienst',
    soleProvider: 'Einziger Anbieter eines unentbehrlichen Dienstes im Land',
    administration: 'Öffentliche Verwaltung',
  },
  customers: 'Ja, oder sie verlangen Nachweise über unsere IT-Sicherheit',
  submit: 'Auswerten',
  reset: 'Neu beginnen',
  missing: 'Bitte beantworten Sie noch:',
  essential: 'Voraussichtlich unmittelbar betroffen: {name}',
  verdicts: {
    important: 'Voraussichtlich unmittelbar betroffen: wichtige Einrichtung',
    clarify: 'Mit der Behörde zu klären',
    dora: 'Für Finanzunternehmen geht DORA vor',
    supplyChain: 'Voraussichtlich nicht unmittelbar betroffen, aber über Ihre Kunden',
    none: 'Voraussichtlich nicht betroffen',
  },
  reasons: {
    anySize:
      'Was Sie angekreuzt haben, ist unabhängig von der Größe erfasst, und zwar in der strengeren Gruppe.',
    telecoms:
      'Öffentliche Telekommunikation ist in jeder Größe erfasst, ab mittlerer Größe in der strengeren Gruppe.',
    trust: 'Vertrauensdienste sind in jeder Größe erfasst, große in der strengeren Gruppe.',
    large: 'Ihr Sektor steht in Anhang I, und Ihr Unternehmen gilt als groß.',
    medium: 'Ihr Sektor steht in einem der Anhänge, und Ihr Unternehmen erreicht die Größenschwelle.',
    finance: 'IT-Sicherheit und Meldungen regelt für Sie die Verordnung (EU) 2022/2554.',
    soleProvider:
      'Ihr Unternehmen liegt unter der Größenschwelle. Als einziger Anbieter kann es trotzdem erfasst sein; das stellt die Behörde fest.',
    administration: 'Für die Verwaltung kommt es darauf an, zu welcher Ebene die Stelle gehört.',
    small: 'Ihr Sektor steht in einem der Anhänge, aber Ihr Unternehmen liegt unter der Größenschwelle.',
    noSector: 'Ihr Sektor steht in keinem der Anhänge.',
  },
  terms: {
    authority: 'Zuständig',
    registration: 'Registrierung',
    reporting: 'Meldungen',
    supervision: 'Aufsicht',
    next: 'Was jetzt hilft',
  },
  reporting:
    'erhebliche Vorfälle: Frühwarnung binnen 24 Stunden, Meldung binnen 72 Stunden, Abschlussbericht spätestens einen Monat danach',
  supervision: {
    essential: 'auch vorbeugend, ohne Anlass',
    important: 'in der Regel erst bei Hinweisen auf Verstöße',
  },
  next: {
    clarify: 'Fragen Sie bei der Behörde nach, und halten Sie Frage und Antwort fest.',
    dora: 'Prüfen Sie mit Ihrer Rechtsberatung, welche Pflichten aus DORA für Sie gelten.',
    supplyChain:
      'Ihre Kunden müssen die Sicherheit ihrer Lieferkette bewerten. Sie fragen nach dem zweiten Schritt beim Anmelden (MFA), nach Sicherungen, die zur Probe zurückgespielt wurden, und danach, wer einen Vorfall meldet.',
    none: 'Halten Sie das Ergebnis mit Begründung fest, und prüfen Sie es wieder, wenn Ihr Unternehmen wächst. Die DSGVO gilt weiter.',
  },
  limits:
    'Verbundene Unternehmen zählen in der Regel mit. Sind Sie in mehreren Sektoren tätig, prüfen Sie jeden einzeln.',
  noAdvice: 'Das Ergebnis ist eine erste Einordnung und keine Rechtsberatung.',
  sources: 'Quellen',
  unionLaws: [
    { source: 'directive', label: 'Richtlinie (EU) 2022/2555 (NIS2)' },
    { source: 'companySize', label: 'Empfehlung 2003/361/EG, Größe von Unternehmen' },
    { source: 'dora', label: 'Verordnung (EU) 2022/2554 (DORA), für Finanzunternehmen' },
  ],
  enquire: 'Mit diesem Ergebnis anfragen',
  message: {
    start: 'Guten Tag,\n\nwir haben den NIS2-Check auf Ihrer Website ausgefüllt:',
    result: 'Ergebnis',
    end: 'Bitte melden Sie sich bei uns.',
    none: 'nichts davon',
  },
}
