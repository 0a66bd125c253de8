import { company } from '../../company/company.ts'
import { claims, emergencySupportFrom } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { hasSeveralTariffs, isIncluded } from '../../company/tariffs.ts'
import { isOffered, pathOf } from '../../pages.ts'
import { figuresOf } from '../claims.ts'
import { capitalized } from '../format.ts'
import type { Block, Card, Tariff } from '../page-copy.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { claimTexts } from './claims.ts'
import { contractQuestions } from './contract-questions.ts'
import { counted, inMonths, listOf, price } from './format.ts'
import { everyWeek } from './hours.ts'
import { switchingRule } from './law-of-country.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'
import { priced } from './prices.ts'
import { reach } from './reach.ts'
import { specimens } from './specimens.ts'
import { featuresIn } from './tariff-features.ts'

const { prices, tariffs, terms } = company
const { essential, professional, enterprise } = prices.managedServices
const hasPrices = [essential, professional, enterprise].some((amount) => amount !== null)

const unit = company.priceUnits.managedServices.de

/** For search engines: what the care includes. */
const included = compact(
  isIncluded('helpdesk') && 'Helpdesk',
  isIncluded('monitoring') && 'Monitoring',
  isIncluded('patching') && 'Patch-Management',
)
const byTariff = compact(isIncluded('backup') && 'Backup', isIncluded('security') && 'Schutz')

const cards = compact<Card>(
  isIncluded('helpdesk') && {
    icon: 'signal',
    title: 'Helpdesk',
    text: sentences(
      `Ihr Team ruft an oder schreibt eine E-Mail. Wir helfen aus der Ferne${claims.documentation ? ' und halten jede Anfrage mit ihrer Lösung fest' : ''}.`,
      claims.onSiteService && 'Muss ein Gerät getauscht werden, kommen wir nach Absprache vorbei.',
    ),
  },
  isIncluded('monitoring') && {
    icon: 'station',
    title: 'Monitoring',
    text: 'Ein Programm meldet uns Auslastung, Plattenzustand und gestoppte Dienste. Wir greifen ein, wenn ein Grenzwert überschritten ist, und rufen an, wenn Sie entscheiden müssen.',
  },
  isIncluded('patching') && {
    icon: 'repair',
    title: 'Patch-Management',
    text: sentences(
      claims.testedUpdates &&
        'Updates für Windows und gängige Programme testen wir zuerst auf wenigen Geräten.',
      claims.testedUpdates
        ? claims.agreedMaintenance
          ? 'Danach verteilen wir sie im Wartungsfenster.'
          : 'Danach verteilen wir sie und prüfen, ob sie überall angekommen sind.'
        : 'Wir verteilen Updates für Windows und gängige Programme und prüfen, ob sie überall angekommen sind.',
    ),
  },
  isIncluded('backup') && {
    icon: 'copy',
    title: 'Backup',
    text: `Wir ${listOf(
      compact(
        claims.checkedBackups ? 'kontrollieren jede Sicherung' : 'sichern Ihre Daten',
        'beheben Fehler',
        claims.rehearsedRestores
          ? 'stellen in festen Abständen Dateien und Server zur Probe wieder her'
          : 'holen zurück, was verloren ging',
      ),
    )}.`,
    link: { to: pathOf('backup', 'de'), label: 'Mehr zum Backup' },
  },
  isIncluded('security') && {
    icon: 'bastion',
    title: 'Sicherheit',
    text: 'Wir pflegen Endgeräteschutz, Firewall-Regeln und Mehrfaktor-Anmeldung. Bei einem Alarm lässt sich das betroffene Gerät aus der Ferne vom Netz trennen; alles Weitere besprechen wir mit Ihnen.',
    link: { to: pathOf('itSecurity', 'de'), label: 'Mehr zur IT-Sicherheit' },
  },
  isIncluded('assets') && {
    icon: 'sheet',
    title: 'Asset-Management',
    text: 'Jedes Gerät und jede Lizenz steht mit Alter, Garantie und Zuordnung in einer Liste. So sehen Sie, was zu ersetzen ist und welche Lizenz niemand nutzt.',
  },
)

/** A tariff that has neither a price nor anything in it is none. */
const plans = (
  [
    {
      tariff: 'essential',
      name: 'Essential',
      ...priced(essential, unit),
      text: tariffs.managedServices.essential.includes('patching')
        ? 'Für kleine Büros, die Support und Updates abgeben möchten.'
        : 'Für kleine Büros.',
      features: featuresIn('essential'),
    },
    {
      tariff: 'professional',
      name: 'Professional',
      ...priced(professional, unit),
      text: 'Für Betriebe, die bei einem Ausfall nicht weiterarbeiten können.',
      features: featuresIn('professional'),
      badge: claims.popularTariffs && 'Am beliebtesten',
    },
    {
      tariff: 'enterprise',
      name: 'Enterprise',
      ...priced(enterprise, unit),
      text: 'Für mehrere Standorte oder als Ergänzung einer eigenen IT-Abteilung.',
      features: featuresIn('enterprise'),
    },
  ] as Tariff[]
).filter(({ price, features }) => features.length > 0 || price !== priced(null, unit).price)

export const managedServices: PricedCopy = {
  ruler: priceRuler,
  title: 'Managed Services und IT-Support',
  description: `${included.length > 0 ? listOf(included) : 'Laufende IT-Betreuung und Support'} für kleine und mittlere Unternehmen${essential === null ? '' : ` ab ${price(essential)} netto pro Monat ${unit}`}${byTariff.length > 0 ? `; ${listOf(byTariff)} je nach Tarif` : ''}.`,
  badge: emergencySupportFrom ? 'Notfallsupport rund um die Uhr, je nach Tarif' : 'Managed Services',
  heading: 'Managed\u00a0Services: Betreuung Ihrer IT',
  lead: `Wir ${listOf(compact(isIncluded('monitoring') && 'überwachen Server und Arbeitsplätze', isIncluded('patching') && 'spielen Updates ein', 'helfen Ihrem Team bei Störungen'))}. Sie zahlen einen monatlichen Preis und wissen, wen Sie anrufen.`,
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  drawing: { office: 'Büro', phone: 'Telefon', emergency: 'Notfall' },
  blocks: compact<Block>(
    figuresOf(
      {
        heading: 'Ziele der laufenden Betreuung',
        intro: 'Was realistisch ist, zeigt die Bestandsaufnahme.',
      },
      [claimTexts.outages, 'weniger Ausfälle durch Überwachung und Wartung'],
      [claimTexts.saving, 'Kostenersparnis im laufenden IT-Betrieb'],
      [claimTexts.availability, 'Verfügbarkeit der betreuten Systeme'],
    ),
    {
      kind: 'prose',
      heading: 'Was sich für Ihr Team ändert',
      paragraphs: [
        isIncluded('monitoring')
          ? 'Wir bemerken meist rechtzeitig, dass ein Speicher voll wird oder ein Zertifikat abläuft.'
          : 'Ohne Betreuung fällt ein Problem oft erst auf, wenn jemand nicht weiterarbeiten kann.',
      ],
      points: compact(
        `Eine Rufnummer für alle IT-Fragen, ${everyWeek(company.hours.contactPage)}`,
        claims.agreedMaintenance && 'Vereinbarte Wartungsfenster, damit Neustarts niemanden stören',
        claims.documentation && 'Eine aktuelle Dokumentation Ihrer IT, die Sie einsehen können',
      ),
    },
    {
      kind: 'table',
      heading: 'Wann Sie uns erreichen',
      head: ['Zeiten', 'Wann und wie'],
      rows: [reach.office, reach.phone, reach.otherwise].map((row) => [...row]),
    },
    {
      kind: 'cards',
      heading:
        cards.length > 1
          ? `Die ${counted(cards.length, 'Bausteine der Betreuung')}`
          : 'Was zur Betreuung gehört',
      ...(hasSeveralTariffs && { intro: 'Der Umfang hängt vom Tarif ab.' }),
      cards,
    },
    priceBlock,
    plans.length > 0 && {
      kind: 'plans',
      heading: plans.length > 1 ? capitalized(counted(plans.length, 'Tarife')) : 'Unser Tarif',
      ...(!priceBlock && {
        intro: 'Der Preis hängt davon ab, wie viele Arbeitsplätze und Server wir betreuen.',
      }),
      plans,
      note: sentences(
        hasPrices && 'Alle Preise ohne Mehrwertsteuer.',
        terms.noticeMonths !== null &&
          `Laufende Verträge können Sie mit einer Frist von ${inMonths(terms.noticeMonths)} zum Monatsende kündigen, mindestens in Textform.`,
        terms.noticeMonths !== null && switchingRule,
        claims.businessOnly && 'Wir arbeiten nur für Unternehmen.',
      ),
    },
    {
      kind: 'steps',
      heading: 'So übernehmen wir Ihre IT',
      ...(claims.vendorCoordination && {
        intro: 'Auf Wunsch sprechen wir die Übergabe mit Ihrem bisherigen Dienstleister ab.',
      }),
      steps: [
        {
          title: 'Bestand erfassen',
          text: sentences(
            'Wir nehmen Geräte, Software, Zugänge und Verträge auf und notieren, was veraltet oder ungesichert ist.',
            claims.reports && 'Den Bericht erhalten Sie schriftlich.',
          ),
        },
        {
          title: 'Tarif festlegen',
          text: `Gemeinsam legen wir Umfang${claims.agreedMaintenance ? ', Ansprechpersonen und Wartungsfenster' : ' und Ansprechpersonen'} fest.`,
        },
        {
          title: 'Systeme anbinden',
          text: `Wir ${isIncluded('monitoring') && isIncluded('patching') ? 'installieren Überwachung und Update-Verteilung' : 'richten den Fernzugriff ein'}${isOffered('backup') ? ', prüfen die Sicherungen' : ''} und legen eigene Administratorzugänge an.`,
        },
        {
          title: 'Team einweisen',
          text: `Ihr Team erfährt, wie es ${isIncluded('helpdesk') ? 'den Helpdesk' : 'uns'} erreicht und was im Notfall gilt.`,
        },
      ],
    },
    claims.plannedHandover &&
      claims.rehearsedRestores &&
      isIncluded('helpdesk') && {
        kind: 'specimen',
        heading: 'So planen wir die Übergabe',
        intro: 'Die Einträge sind erfunden.',
        specimen: specimens.handoverPlan,
      },
    contractQuestions.length > 0 && {
      kind: 'questions',
      heading: 'Fragen zum Vertrag',
      questions: contractQuestions,
    },
    {
      kind: 'call',
      heading: hasSeveralTariffs
        ? 'Welcher Tarif passt zu Ihrem Betrieb?'
        : 'Was kostet das für Ihren Betrieb?',
      intro: 'Nennen Sie uns die Zahl Ihrer Arbeitsplätze und Server.',
      actions: [
        { call: 'form', label: 'Beratung anfragen' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Beratung zu Managed Services' },
      ],
    },
  ),
}
