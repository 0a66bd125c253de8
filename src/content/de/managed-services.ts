import { company } from '../../company/company.ts'
import { compact } from '../../company/optional.ts'
import type { TariffName } from '../../company/schema/prices.ts'
import { pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { managedServicesRate as rateInEnglish } from '../en/prices.ts'
import { measure } from '../format.ts'
import type { Block, PageCopy } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { price } from './format.ts'
import { everyWeek } from './hours.ts'
import { priced } from './prices.ts'
import { handoverPlan } from './specimens.ts'

const { emergencySupportFrom, prices, terms } = company
const { essential, professional, enterprise } = prices.managedServices
const hasPrices = [essential, professional, enterprise].some((amount) => amount !== null)

const unit = company.priceUnits.managedServices.de

export const managedServices: PageCopy = {
  title: 'Managed Services und IT-Support',
  description: `Helpdesk, Monitoring und Patch-Management für kleine und mittlere Unternehmen${essential === null ? '' : ` ab ${price(essential)} pro Monat`}; Backup und Schutz je nach Tarif.`,
  badge: emergencySupportFrom ? 'Auf Wunsch mit Notfallsupport rund um die Uhr' : 'Managed Services',
  heading: 'Managed Services: Ihre IT in laufender Betreuung',
  lead: 'Wir überwachen Server und Arbeitsplätze, spielen Updates ein und helfen Ihrem Team bei Störungen. Sie zahlen einen monatlichen Preis und wissen, wen Sie anrufen.',
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  summaries: {
    en: {
      text: `We monitor your servers and workstations, install updates and run a help desk for your team. There are three plans${rateInEnglish ? `, from ${rateInEnglish}` : ''}.${emergencySupportFrom ? ' Emergency support around the clock depends on the plan.' : ''}`,
    },
  },
  blocks: compact<Block>(
    figuresOf(
      {
        heading: 'Ziele der laufenden Betreuung',
        intro:
          'Diese Werte lassen sich erreichen, wenn Systeme überwacht und regelmäßig gewartet werden. Was in Ihrem Betrieb realistisch ist, zeigt die Bestandsaufnahme.',
      },
      [claimTexts.outages, 'weniger Ausfälle durch Überwachung und regelmäßige Wartung'],
      [claimTexts.saving, 'Kostenersparnis im laufenden IT-Betrieb'],
      [claimTexts.availability, 'Verfügbarkeit der betreuten Systeme'],
    ),
    {
      kind: 'prose',
      heading: 'Was sich für Ihr Team ändert',
      paragraphs: [
        'Ohne Betreuung fällt ein Problem auf, wenn jemand nicht weiterarbeiten kann. Mit Managed Services zeigt es sich meist vorher: Ein Speicher füllt sich, ein Zertifikat läuft in einigen Tagen ab, eine Sicherung ist fehlgeschlagen. Wir beheben das, bevor bei Ihnen etwas ausfällt.',
      ],
      points: compact(
        `Eine Rufnummer für alle IT-Fragen, ${everyWeek()}`,
        emergencySupportFrom && 'Je nach Tarif Notfallsupport rund um die Uhr, auch am Wochenende',
        'Planbare Ausgaben: ein Monatspreis statt einer Rechnung je Störung',
        'Vereinbarte Wartungsfenster, damit Neustarts niemanden bei der Arbeit unterbrechen',
        'Eine aktuelle Dokumentation, in der auch Sie nachlesen können',
      ),
    },
    {
      kind: 'cards',
      heading: 'Die sechs Bausteine der Betreuung',
      intro: 'Welche davon zu Ihrem Vertrag gehören, hängt vom Tarif ab.',
      cards: [
        {
          icon: 'signal',
          title: 'Helpdesk',
          text: 'Ihr Team ruft an oder schreibt eine E-Mail. Wir helfen aus der Ferne, halten jede Anfrage mit ihrer Lösung fest und kommen vorbei, wenn ein Gerät getauscht werden muss.',
        },
        {
          icon: 'station',
          title: 'Monitoring',
          text: 'Ein kleines Programm meldet uns Auslastung, Plattenzustand und gestoppte Dienste. Wir greifen ein, sobald ein Grenzwert überschritten ist, und rufen an, wenn Sie entscheiden müssen.',
        },
        {
          icon: 'repair',
          title: 'Patch-Management',
          text: 'Updates für Windows und gängige Programme testen wir zuerst auf wenigen Geräten. Danach verteilen wir sie im Wartungsfenster und prüfen, ob sie überall angekommen sind.',
        },
        {
          icon: 'copy',
          title: 'Backup',
          text: 'Wir kontrollieren jede Sicherung, beheben Fehler und stellen in festen Abständen Dateien und Server zur Probe wieder her.',
          link: { to: pathOf('backup', 'de'), label: 'Wie wir sichern' },
        },
        {
          icon: 'bastion',
          title: 'Sicherheit',
          text: 'Endgeräteschutz, Firewall-Regeln und Mehrfaktor-Anmeldung halten wir aktuell. Bei einem Alarm trennen wir das betroffene Gerät vom Netz und stimmen das weitere Vorgehen mit Ihnen ab.',
          link: { to: pathOf('itSecurity', 'de'), label: 'Wie wir schützen' },
        },
        {
          icon: 'sheet',
          title: 'Asset-Management',
          text: 'Jedes Gerät und jede Lizenz steht in einer Liste, mit Alter, Garantie und Zuordnung. So sehen Sie früh, was ersetzt werden muss und welche Lizenz niemand mehr nutzt.',
        },
      ],
    },
    {
      kind: 'plans',
      heading: hasPrices ? 'Drei Tarife mit Preisen' : 'Drei Tarife',
      intro: 'Der endgültige Preis richtet sich danach, wie viele Arbeitsplätze und Server wir betreuen.',
      plans: [
        {
          tariff: 'essential',
          name: 'Essential',
          ...priced(essential, unit),
          text: 'Für kleine Büros, die Support und Updates abgeben möchten.',
          features: [
            'Helpdesk per Telefon und E-Mail zu den Bürozeiten',
            'Monitoring von Servern und Arbeitsplätzen',
            'Patch-Management für Windows und gängige Programme',
            ...emergencySupport('essential'),
          ],
        },
        {
          tariff: 'professional',
          name: 'Professional',
          ...priced(professional, unit),
          text: 'Für Betriebe, die ohne ihren Server nicht arbeiten können.',
          features: [
            'Alles aus Essential',
            'Backup mit Kontrolle und Wiederherstellungs\u00adtests',
            'Endgeräteschutz, Firewall-Pflege und Mehrfaktor-Anmeldung',
            'Asset-Management für Geräte und Lizenzen',
            ...emergencySupport('professional'),
          ],
          popular: true,
        },
        {
          tariff: 'enterprise',
          name: 'Enterprise',
          ...priced(enterprise, unit),
          text: 'Für mehrere Standorte oder als Ergänzung einer eigenen IT-Abteilung.',
          features: [
            'Alles aus Professional',
            'Umfang und Reaktionszeiten nach Vereinbarung',
            'Klare Aufgabenteilung mit Ihrer internen IT',
            'Regelmäßige Einsätze vor Ort',
            ...emergencySupport('enterprise'),
          ],
        },
      ],
      note: `${hasPrices ? 'Alle Preise verstehen sich zuzüglich Mehrwertsteuer. ' : ''}Laufende Verträge können Sie mit einer Frist von ${measure(terms.noticeMonths, 'Monaten')} zum Monatsende kündigen, mindestens in Textform. Das Angebot richtet sich ausschließlich an Unternehmen.`,
    },
    {
      kind: 'steps',
      heading: 'So übernehmen wir Ihre IT',
      intro:
        'Die Übernahme läuft neben Ihrem Tagesgeschäft. Wenn Sie es wünschen, sprechen wir die Übergabe direkt mit Ihrem bisherigen Dienstleister ab.',
      steps: [
        {
          title: 'Bestand erfassen',
          text: 'Wir nehmen Geräte, Software, Zugänge und Verträge auf und notieren, was veraltet oder ungesichert ist. Den Bericht erhalten Sie schriftlich.',
        },
        {
          title: 'Tarif festlegen',
          text: 'Gemeinsam legen wir Umfang, Ansprechpartner und Wartungsfenster fest. Dringende Mängel aus dem Bericht bekommen einen Termin.',
        },
        {
          title: 'Systeme anbinden',
          text: 'Wir installieren Überwachung und Update-Verteilung, prüfen die Sicherungen und wechseln alle Administratorpasswörter.',
        },
        {
          title: 'Team einweisen',
          text: 'Ihre Mitarbeitenden erfahren, wie sie den Helpdesk erreichen und was im Notfall gilt. Ab diesem Tag gehen Störungen direkt an uns.',
        },
      ],
    },
    {
      kind: 'specimen',
      heading: 'Wie eine Übergabe geplant wird',
      intro: 'Den Plan vereinbaren wir vor dem ersten Tag. Die Einträge hier sind ein Beispiel.',
      specimen: handoverPlan,
    },
    {
      kind: 'call',
      heading: 'Welcher Tarif passt zu Ihrem Betrieb?',
      intro:
        'Nennen Sie uns die Zahl Ihrer Arbeitsplätze und Server. Wir schlagen Ihnen einen Tarif vor und rechnen den Preis aus.',
      actions: [
        { call: 'form', label: 'Beratung anfragen' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Beratung zu Managed Services' },
      ],
    },
  ),
}

/** The feature in the tariff where it begins; the larger ones have all of the smaller. */
function emergencySupport(tariff: TariffName): string[] {
  return tariff === emergencySupportFrom ? ['Notfallsupport rund um die Uhr'] : []
}
