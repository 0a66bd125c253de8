import { company } from '../../company/company.ts'
import {
  claims,
  partnerVendors,
  sisterCountry,
  sisterIsAbroad,
  vendorNames,
  vendors,
} from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { pathOf } from '../../pages.ts'
import type { Block, Card, PageCopy, Question } from '../page-copy.ts'
import { listOf } from './format.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

// The texts speak of tasks, not products: another vendor in company.ts needs no new copy.
const { workplace, backup, firewall, servers, clients, telephony } = vendors
const partners = partnerVendors.map(({ name }) => name)
const others = vendorNames.filter((name) => !partners.includes(name))
const { sister } = company
const backupCare = listOf(
  compact(
    claims.checkedBackups && 'kontrollieren die Protokolle',
    claims.rehearsedRestores && 'stellen in festen Abständen Daten zur Probe wieder her',
  ),
)
const isAny = vendorNames.length > 0

export const partner: PageCopy = {
  title: isAny ? 'Partner und Hersteller' : 'Wie wir Produkte auswählen',
  description: isAny
    ? 'Mit welchen Herstellern wir arbeiten, wofür wir ihre Produkte einsetzen und wie wir auswählen.'
    : 'Wie wir Produkte nach Ihrem Bedarf auswählen und was mit Geräten geschieht, die Sie schon haben.',
  heading: isAny ? 'Hersteller, mit deren Technik wir arbeiten' : 'Welche Technik zu Ihnen passt',
  lead: isAny
    ? 'Passt das Produkt eines anderen Herstellers besser zu Ihrem Betrieb, empfehlen wir dieses.'
    : 'Ihr Bedarf bestimmt, welche Produkte wir vorschlagen.',
  drawing: { firewall: 'Firewall', servers: 'Server', devices: 'Geräte', sight: 'Überblick' },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'Die Hersteller und wofür wir sie einsetzen',
      cards: compact<Card>(
        workplace && {
          icon: 'plateau',
          title: `${workplace}: ${tasks.workplace}`,
          text: `Für Anmeldung, E-Mail, Dateiablage und den Schutz der Endgeräte setzen wir Produkte von ${workplace} ein. Wir richten die Konten ein und prüfen, ob die Sicherheitseinstellungen zu Ihrem Betrieb passen.`,
          link: { to: pathOf('cloud', 'de'), label: 'Cloud-Lösungen' },
        },
        backup && {
          icon: 'copy',
          title: `${backup}: ${tasks.backup}`,
          text: sentences(
            'Die Software sichert Server und Arbeitsplätze nach festem Plan.',
            backupCare && `Wir ${backupCare}.`,
          ),
          link: { to: pathOf('backup', 'de'), label: 'Backup und Wiederherstellung' },
        },
        firewall && {
          icon: 'bastion',
          title: `${firewall}: ${tasks.firewall}`,
          text: 'Am Übergang zum Internet filtert die Firewall den Verkehr, trennt Netzbereiche voneinander und nimmt Verbindungen aus dem Homeoffice an. Wir pflegen das Regelwerk und spielen Updates ein.',
          link: { to: pathOf('itSecurity', 'de'), label: 'IT-Sicherheit' },
        },
        servers && {
          icon: 'core',
          title: `${servers}: ${tasks.servers}`,
          text: `Auf diesen Servern laufen Anwendungen, die im Haus bleiben sollen. Wir bemessen Rechenleistung und Speicher nach Ihrem Bedarf${isIncluded('monitoring') ? ', nehmen die Server in Betrieb und überwachen sie' : ' und nehmen die Server in Betrieb'}.`,
          link: { to: pathOf('infrastructure', 'de'), label: 'Infrastruktur und Netzwerke' },
        },
        clients && {
          icon: 'house',
          title: `${clients}: ${tasks.clients}`,
          text: `Notebooks und Arbeitsplatzrechner übergeben wir fertig eingerichtet: mit Ihren Programmen und verschlüsseltem Datenträger.${claims.documentation ? ' Jedes Gerät tragen wir in das Geräteverzeichnis ein.' : ''}`,
          link: { to: pathOf('managedServices', 'de'), label: 'Arbeitsplätze betreuen lassen' },
        },
        telephony && {
          icon: 'sight',
          title: `${telephony}: ${tasks.telephony}`,
          text: 'Die Telefonanlage nutzt den Internetanschluss; Anrufe kommen am Tischtelefon, Notebook oder Smartphone an. Wir richten Rufnummern, Ansagen und Gruppen nach Ihrem Arbeitsalltag ein.',
          link: { to: pathOf('telephony', 'de'), label: 'Telefonie' },
        },
      ),
      note:
        partners.length > 0
          ? `Wir sind Partner von ${listOf(partners)}.${others.length > 0 ? ` Mit Technik von ${listOf(others)} arbeiten wir ohne Partnerstatus.` : ''}`
          : 'Wir nennen diese Hersteller, weil wir mit ihrer Technik arbeiten; einen Partnerstatus haben wir bei ihnen nicht.',
    },
    {
      kind: 'steps',
      heading: 'Wie wir Produkte auswählen',
      steps: [
        {
          title: 'Bestand aufnehmen',
          text: 'Wir sehen uns an, was Sie bereits haben und wie lange es noch reicht. Geräte und Lizenzen, die ihren Zweck erfüllen, bleiben.',
        },
        {
          title: 'Anforderungen festhalten',
          text: 'Wir halten fest, was das Produkt können muss. Dann prüfen wir zuerst, ob eines passt, das wir ohnehin einsetzen.',
        },
        {
          title: 'Auswahl begründen',
          text: 'Wir begründen den Vorschlag und nennen auch die laufenden Kosten und die Nachteile.',
        },
        {
          title: 'Wechsel einplanen',
          text: 'Wir klären vor dem Kauf, wie Sie Ihre Daten mitnehmen, falls Sie später wechseln möchten.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Häufige Fragen zur Auswahl',
      questions: compact<Question>(
        claims.values && {
          question: 'Sind Sie an einen Hersteller gebunden?',
          answer:
            'Nein. Wir schlagen auch Produkte vor, die wir sonst nicht einsetzen, wenn sie Ihre Anforderungen besser erfüllen; wir probieren sie vorher aus.',
        },
        claims.hardwareSales && {
          question: 'Sie verkaufen auch Hardware und Software. Wie unabhängig ist dann der Rat?',
          answer:
            'Die Frage ist berechtigt. Wir leiten jede Empfehlung aus Ihren Anforderungen ab und begründen sie. So können Sie unser Angebot mit anderen vergleichen.',
        },
        {
          question: 'Müssen wir vorhandene Geräte ersetzen?',
          answer:
            'Meist nicht. Wir raten dazu, wenn ein Gerät keine Sicherheitsupdates mehr erhält und sich nicht vom übrigen Netz trennen lässt oder wenn es sich nicht zentral verwalten lässt. Würde der Ausfall eines Geräts den ganzen Betrieb lahmlegen, raten wir, ein zweites in Reserve zu halten. Was sich sicher betreiben lässt, nehmen wir in die Betreuung auf.',
        },
      ),
    },
    sister && {
      kind: 'prose',
      heading: `Unsere Schwesterfirma in ${sisterCountry?.de}`,
      paragraphs: [
        sisterIsAbroad
          ? `Standorte auf beiden Seiten der Grenze betreuen wir gemeinsam mit der ${sister.name}.`
          : `Die ${sister.name} gehört zur selben Gruppe wie wir.`,
      ],
      links: [{ to: pathOf('company', 'de'), label: 'Das Unternehmen im Überblick' }],
    },
    {
      kind: 'call',
      heading: 'Fragen zu einem Produkt, das Sie schon haben?',
      intro: 'Nennen Sie uns Hersteller und Modell. Wir sagen Ihnen, ob wir es betreuen können.',
      actions: [
        { to: pathOf('contact', 'de'), label: 'Frage stellen' },
        { call: 'phone' },
        { call: 'mail', label: 'Frage per E-Mail stellen', subject: 'Frage zu einem Produkt' },
      ],
    },
  ),
}
