import type { PageName } from '../../../src/pages.ts'

type Words = { readonly de: string; readonly en: string; readonly fr: string }

/** A question about a promise or a figure of the pages; "not now" leaves its fact `null`, and no page says it. */
export type ClaimQuestion = {
  /** The path of the fact in `company.json`. */
  fact: string
  /** `yes` is true or null, `range` an object with `from` and `to`, `choice` one of `options`. */
  kind: 'yes' | 'number' | 'range' | 'choice'
  /** After the number. */
  unit?: Words
  options?: readonly string[]
  /** Only asked if the company offers this service. */
  service?: PageName
  question: Words
}

const percent = { de: '%', en: '%', fr: '%' }
const minutes = { de: 'Minuten', en: 'minutes', fr: 'minutes' }
const hours = { de: 'Stunden', en: 'hours', fr: 'heures' }
const days = { de: 'Tage', en: 'days', fr: 'jours' }
const weeks = { de: 'Wochen', en: 'weeks', fr: 'semaines' }
const months = { de: 'Monate', en: 'months', fr: 'mois' }
const years = { de: 'Jahre', en: 'years', fr: 'ans' }

const yes = (claim: string, de: string, en: string, fr: string, service?: PageName): ClaimQuestion => ({
  fact: `company.claims.${claim}`,
  kind: 'yes',
  ...(service && { service }),
  question: { de, en, fr },
})

const number = (
  fact: string,
  unit: Words,
  [de, en, fr]: [string, string, string],
  service?: PageName,
): ClaimQuestion => ({
  fact: `company.${fact}`,
  kind: 'number',
  unit,
  ...(service && { service }),
  question: { de, en, fr },
})

/** One question for each fact that only the owner can confirm, in the order in which they are asked. */
export const claimQuestions: readonly ClaimQuestion[] = [
  yes(
    'team',
    'Arbeiten bei Ihnen mehrere Menschen, die einander vertreten?',
    'Do several people work here who stand in for each other?',
    'Êtes-vous plusieurs, et vous remplacez-vous les uns les autres ?',
  ),
  yes(
    'experience',
    'Haben Sie Erfahrung mit der IT kleiner Betriebe und den Vorschriften, die für sie gelten?',
    'Do you have experience with the IT of small businesses and the rules that bind them?',
    'Avez-vous l’expérience de l’informatique des petites entreprises et de leurs règles ?',
  ),
  yes(
    'values',
    'Sagen Sie nur haltbare Termine zu, nennen Sie Preise vorher, schreiben Sie Wissen auf und probieren Sie neue Technik zuerst selbst aus?',
    'Do you promise only dates you can keep, name prices first, write knowledge down and try new technology yourself?',
    'Ne promettez-vous que des dates tenables, annoncez-vous vos prix avant, notez-vous ce que vous savez et essayez-vous d’abord vous-même ?',
  ),
  yes(
    'onSiteService',
    'Kommen Sie zu Ihren Kunden in den Betrieb?',
    'Do you come to your customers’ premises?',
    'Vous déplacez-vous chez vos clients ?',
  ),
  yes(
    'singleOrders',
    'Kann man Sie auch einmalig beauftragen, ohne laufenden Vertrag?',
    'Can customers order a single job without an ongoing contract?',
    'Peut-on vous confier une seule tâche, sans contrat durable ?',
  ),
  yes(
    'hardwareSales',
    'Beschaffen und verkaufen Sie Hardware und Software?',
    'Do you buy and sell hardware and software for customers?',
    'Achetez-vous et vendez-vous du matériel et des logiciels ?',
  ),
  yes(
    'vendorCoordination',
    'Sprechen Sie für Ihre Kunden mit Vorgängern, Softwarehäusern und Herstellern?',
    'Do you deal with former providers, software houses and manufacturers for your customers?',
    'Traitez-vous pour vos clients avec leurs anciens prestataires, éditeurs et fabricants ?',
  ),
  yes(
    'approvedRemoteAccess',
    'Beginnt jede Fernwartung erst, wenn am Bildschirm jemand zustimmt?',
    'Does each remote session begin only after somebody at the screen has agreed?',
    'Chaque prise en main à distance attend-elle l’accord de la personne devant l’écran ?',
  ),
  yes(
    'writtenQuotes',
    'Beginnen Sie erst nach einem schriftlichen Angebot mit Umfang und Preis?',
    'Do you begin only after a written quote with scope and price?',
    'Ne commencez-vous qu’après un devis écrit ?',
  ),
  yes(
    'documentation',
    'Dokumentieren Sie die Systeme so, dass auch Kunden und andere Firmen damit arbeiten können?',
    'Do you document systems so that customers and other firms can work with it?',
    'Documentez-vous les systèmes de façon lisible pour vos clients et d’autres prestataires ?',
  ),
  yes(
    'customerOwnsAccess',
    'Gehören Domains, Lizenzen und oberste Zugänge immer dem Kunden?',
    'Do domains, licences and administrator rights always belong to the customer?',
    'Les domaines, licences et droits d’administration appartiennent-ils toujours au client ?',
  ),
  yes(
    'reports',
    'Erhalten Kunden über Prüfungen und laufende Arbeiten einen schriftlichen Bericht?',
    'Do customers receive a written report on checks and recurring work?',
    'Vos clients reçoivent-ils un rapport écrit sur les contrôles et l’entretien ?',
  ),
  yes(
    'confidentialityAgreement',
    'Enthält Ihr Vertrag eine Verpflichtung zur Verschwiegenheit?',
    'Does your contract include a duty of confidentiality?',
    'Votre contrat contient-il un engagement de confidentialité ?',
  ),
  yes(
    'applications',
    'Freuen Sie sich über Initiativbewerbungen?',
    'Do you welcome unsolicited applications?',
    'Les candidatures spontanées sont-elles bienvenues ?',
    'careers',
  ),
  number('claims.replyHours', hours, [
    'Innerhalb welcher Zeit antworten Sie auf schriftliche Anfragen?',
    'Within what time do you answer written enquiries?',
    'Sous quel délai répondez-vous aux demandes écrites ?',
  ]),
  number('terms.noticeMonths', months, [
    'Mit welcher Frist lassen sich laufende Verträge zum Monatsende kündigen?',
    'What notice ends an ongoing contract at the end of a month?',
    'Avec quel préavis peut-on résilier un contrat à la fin d’un mois ?',
  ]),
  {
    fact: 'company.emergencySupportFrom',
    kind: 'choice',
    options: ['essential', 'professional', 'enterprise'],
    service: 'managedServices',
    question: {
      de: 'Ab welchem Tarif gibt es Notfallsupport rund um die Uhr?',
      en: 'From which tariff on is there emergency support around the clock?',
      fr: 'À partir de quel tarif y a-t-il une assistance d’urgence jour et nuit ?',
    },
  },
  number(
    'claims.fewerOutagesPercent',
    percent,
    [
      'Um bis zu wie viel Prozent sinken mit Ihrer Betreuung die Ausfälle?',
      'By up to how many per cent do outages drop in your care?',
      'De combien de pour cent au plus les pannes diminuent-elles grâce à vous ?',
    ],
    'managedServices',
  ),
  number(
    'claims.costSavingPercent',
    percent,
    [
      'Wie viel Prozent der IT-Kosten sparen Ihre Kunden?',
      'How many per cent of their IT costs do your customers save?',
      'Combien de pour cent de leurs coûts informatiques vos clients économisent-ils ?',
    ],
    'managedServices',
  ),
  number(
    'claims.availabilityPercent',
    percent,
    [
      'Welche Verfügbarkeit haben betreute Systeme?',
      'What availability do systems in your care have?',
      'Quelle est la disponibilité des systèmes que vous gérez ?',
    ],
    'managedServices',
  ),
  yes(
    'testedUpdates',
    'Testen Sie Updates zuerst auf wenigen Geräten?',
    'Do you test updates on a few devices first?',
    'Testez-vous d’abord les mises à jour sur quelques appareils ?',
    'managedServices',
  ),
  yes(
    'agreedMaintenance',
    'Warten Sie in vereinbarten Zeiten, auch abends oder am Wochenende?',
    'Does maintenance happen at agreed times, also in the evening or at weekends?',
    'L’entretien a-t-il lieu à des heures convenues, même le soir ou le week-end ?',
  ),
  yes(
    'spareDevices',
    'Halten Sie Ersatzgeräte für Kunden bereit?',
    'Do you keep spare devices ready for customers?',
    'Gardez-vous des appareils de remplacement prêts ?',
  ),
  {
    fact: 'company.claims.securityConceptWeeks',
    kind: 'range',
    unit: weeks,
    service: 'itSecurity',
    question: {
      de: 'In wie vielen Wochen setzen Sie ein Sicherheitskonzept nach Zeitplan um?',
      en: 'In how many weeks do you put a security concept into practice, by a timetable?',
      fr: 'En combien de semaines mettez-vous en œuvre un concept de sécurité, selon un calendrier ?',
    },
  },
  yes(
    'trainings',
    'Schulen Sie die Mitarbeitenden Ihrer Kunden?',
    'Do you train your customers’ staff?',
    'Formez-vous le personnel de vos clients ?',
  ),
  yes(
    'attackResponseAtNight',
    'Greifen Sie bei Angriffen auch nachts und am Wochenende ein?',
    'Do you act on attacks at night and at weekends, too?',
    'Intervenez-vous en cas d’attaque même la nuit et le week-end ?',
    'cyberDefence',
  ),
  yes(
    'euDataLocation',
    'Liegen Cloud-Server, die Sie einrichten, in der EU?',
    'Are the cloud servers that you set up in the EU?',
    'Les serveurs cloud que vous installez sont-ils dans l’UE ?',
    'cloud',
  ),
  yes(
    'threeCopies',
    'Sichern Sie nach der 3-2-1-Regel (drei Kopien, zwei Medien, eine außer Haus)?',
    'Do you follow the 3-2-1 rule (three copies, two media, one off-site)?',
    'Suivez-vous la règle 3-2-1 (trois copies, deux supports, une hors site) ?',
    'backup',
  ),
  yes(
    'checkedBackups',
    'Kontrollieren Sie jeden Lauf einer Sicherung?',
    'Do you check every run of a backup?',
    'Contrôlez-vous chaque sauvegarde ?',
    'backup',
  ),
  yes(
    'rehearsedRestores',
    'Proben Sie regelmäßig die Wiederherstellung, mit Protokoll?',
    'Do you rehearse restores at set intervals, with a record?',
    'Testez-vous régulièrement la restauration, avec un procès-verbal ?',
    'backup',
  ),
  yes(
    'encryptedBackups',
    'Sind alle Sicherungen mit AES-256 verschlüsselt, und hat der Kunde den Schlüssel?',
    'Are all backups encrypted with AES-256, with a key that the customer holds?',
    'Toutes les sauvegardes sont-elles chiffrées en AES-256, la clé étant chez le client ?',
    'backup',
  ),
  yes(
    'immutableCopy',
    'Gibt es eine Kopie, die auch ein Administrator vor Ablauf nicht löschen kann?',
    'Is there a copy that not even an administrator can delete before its time?',
    'Existe-t-il une copie que même un administrateur ne peut pas effacer avant terme ?',
    'backup',
  ),
  number(
    'claims.restoreFileMinutes',
    minutes,
    [
      'Wie lange dauert es höchstens, bis eine Datei wiederhergestellt ist?',
      'How long does it take at most to restore a file?',
      'Combien de temps au plus pour restaurer un fichier ?',
    ],
    'backup',
  ),
  number(
    'claims.restoreServerHours',
    hours,
    [
      'Wie lange dauert es höchstens, bis ein ganzer Server wieder läuft?',
      'How long does it take at most until a whole server runs again?',
      'Combien de temps au plus pour qu’un serveur entier fonctionne de nouveau ?',
    ],
    'backup',
  ),
  number(
    'claims.rtoHours',
    hours,
    [
      'Wie lange fallen die wichtigsten Systeme höchstens aus (RTO)?',
      'What is the longest outage of the most important systems (RTO)?',
      'Quelle est la plus longue panne des systèmes essentiels (RTO) ?',
    ],
    'backup',
  ),
  number(
    'claims.rpoHours',
    hours,
    [
      'Wie viel Arbeit geht dabei höchstens verloren (RPO)?',
      'How much work is lost at most (RPO)?',
      'Combien d’heures de travail sont perdues au plus (RPO) ?',
    ],
    'backup',
  ),
  number(
    'retention.dailyDays',
    days,
    [
      'Wie lange bewahren Sie tägliche Sicherungen auf?',
      'How long do you keep daily backups?',
      'Combien de temps gardez-vous les sauvegardes quotidiennes ?',
    ],
    'backup',
  ),
  number(
    'retention.weeklyWeeks',
    weeks,
    [
      'Wie lange bewahren Sie wöchentliche Sicherungen auf?',
      'How long do you keep weekly backups?',
      'Combien de temps gardez-vous les sauvegardes hebdomadaires ?',
    ],
    'backup',
  ),
  number(
    'retention.monthlyMonths',
    months,
    [
      'Wie lange bewahren Sie monatliche Sicherungen auf?',
      'How long do you keep monthly backups?',
      'Combien de temps gardez-vous les sauvegardes mensuelles ?',
    ],
    'backup',
  ),
  number(
    'retention.yearlyYears',
    years,
    [
      'Wie lange bewahren Sie jährliche Sicherungen auf?',
      'How long do you keep yearly backups?',
      'Combien de temps gardez-vous les sauvegardes annuelles ?',
    ],
    'backup',
  ),
]
