import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import type { TelephonyFeature } from '../../company/schema/tariffs.ts'
import { featuresOf, isIncluded } from '../../company/tariffs.ts'
import { measure } from '../format.ts'
import type { Block } from '../page-copy.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { inMonths, listOf, price } from './format.ts'
import { switchingRule } from './law-of-country.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'
import { priced } from './prices.ts'
import { phoneTariffNames } from './tariff-features.ts'

const { prices, tariffs, terms } = company
const { starter, business, enterprise } = prices.telephony
const hasPrices = Object.values(prices.telephony).some((tariff) => tariff.price !== null)
const unit = company.priceUnits.telephony.de

/** What a tariff includes, as its card says it. */
const features: Record<TelephonyFeature, string> = {
  numbers: 'Übernahme Ihrer Rufnummern',
  apps: 'Apps für PC und Smartphone',
  voicemail: 'Mailbox mit Zustellung als E-Mail',
  announcement: 'Ansage außerhalb der Öffnungszeiten',
  menu: 'Begrüßung mit Auswahlmenü in mehreren Sprachen',
  queues: 'Warteschlangen und Rufgruppen',
  overview: 'Übersicht über angenommene und verpasste Anrufe',
  sharedNumbers: 'Gemeinsamer Rufnummernplan für alle Standorte',
  businessSoftware: 'Anbindung an Kundenverwaltung oder Warenwirtschaft',
  secondLine: 'Zweiter Weg ins Telefonnetz, wenn eine Leitung ausfällt',
}

function featuresIn(tariff: keyof typeof phoneTariffNames): string[] {
  const { base, added } = featuresOf(tariffs.telephony, tariff)
  return compact(base && `Alles aus ${phoneTariffNames[base]}`, ...added.map((feature) => features[feature]))
}

/** The smallest tariff with queues. */
const queuesFrom = (Object.keys(phoneTariffNames) as (keyof typeof phoneTariffNames)[]).find((name) =>
  tariffs.telephony[name].includes('queues'),
)

export const telephony: PricedCopy = {
  ruler: priceRuler,
  title: 'VoIP-Telefonie für kleine und mittlere Unternehmen',
  description: `Telefonanlage über das Internet: ${listOf(
    compact(
      `drei Pakete${starter.price === null ? '' : ` ab ${price(starter.price)} netto pro Monat`}`,
      isIncluded('numbers') && 'Mitnahme Ihrer Rufnummern',
      claims.team ? 'Einrichtung durch unser Team' : 'Einrichtung der Anlage',
    ),
  )}.`,
  badge: 'VoIP-Telefonie',
  heading: 'Unter der Firmennummer telefonieren, im\u00a0Büro und unterwegs',
  lead: `Die Telefonanlage läuft im Rechenzentrum${isIncluded('numbers') ? '; Ihre Nummern behalten Sie' : ''}. Gespräche nehmen Sie am Tischtelefon, am PC oder in der App auf dem Smartphone an.`,
  actions: [{ call: 'form', label: 'Angebot anfordern' }, { call: 'phone' }],
  drawing: { call: 'Anruf', office: 'Büro', mobile: 'mobil', home: 'zu Hause' },
  blocks: compact<Block>(
    {
      kind: 'plans',
      heading: 'Drei Pakete nach Zahl der Nebenstellen',
      intro:
        'Eine Nebenstelle ist eine interne Rufnummer. Eine Person kann sie auf mehreren Geräten zugleich nutzen.',
      plans: [
        {
          tariff: 'starter',
          name: 'Starter',
          ...priced(starter.price, unit),
          text: 'Für kleine Büros und Praxen ohne Abteilungen.',
          features: [upTo(starter.extensions), ...featuresIn('starter')],
        },
        {
          tariff: 'business',
          name: 'Business',
          ...priced(business.price, unit),
          text: 'Für Betriebe mit Empfang, Abteilungen oder einer gemeinsamen Servicenummer.',
          features: [upTo(business.extensions), ...featuresIn('business')],
          badge: claims.popularTariffs && 'Am beliebtesten',
        },
        {
          tariff: 'enterprise',
          name: 'Enterprise',
          ...priced(enterprise.price, unit),
          text: 'Für mehrere Standorte, besondere Anbindungen oder hohe Anforderungen an den Ausfallschutz.',
          features: [upTo(enterprise.extensions), ...featuresIn('enterprise')],
        },
      ],
      note: sentences(
        hasPrices && 'Alle Preise ohne Mehrwertsteuer.',
        'Endgeräte, Einrichtung und Gesprächsgebühren weist das Angebot einzeln aus.',
        terms.noticeMonths !== null &&
          `Den Vertrag können Sie mit einer Frist von ${inMonths(terms.noticeMonths)} zum Monatsende kündigen.`,
        terms.noticeMonths !== null && switchingRule,
        claims.businessOnly && 'Wir arbeiten nur für Unternehmen.',
      ),
    },
    {
      kind: 'table',
      heading: 'Was sich für Anrufende und Ihr Team ändert',
      head: ['Situation', 'Wer anruft', 'Ihr Team'],
      rows: compact(
        queuesFrom && [
          `Alle im Gespräch (ab ${phoneTariffNames[queuesFrom]})`,
          'Hört statt des Besetztzeichens eine Ansage mit dem Platz in der Warteschlange',
          'Sieht am Bildschirm, wer wie lange wartet',
        ],
        isIncluded('apps') && [
          'Kollegin arbeitet zu Hause',
          'Wählt die gewohnte Durchwahl und merkt keinen Unterschied',
          'Nimmt Anrufe in der App an und telefoniert unter der Firmennummer',
        ],
        [
          'Anruf gehört in eine andere Abteilung',
          'Wird verbunden und muss das Anliegen nicht wiederholen',
          'Kündigt das Gespräch kurz an und übergibt es',
        ],
        isIncluded('announcement') &&
          isIncluded('voicemail') && [
            'Nach Feierabend',
            'Hört die Öffnungszeiten und kann eine Nachricht hinterlassen',
            'Findet die Aufnahme am Morgen im Postfach',
          ],
        ifInMarkets(
          ['LU', 'DE'],
          [
            'Feiertag nur in Luxemburg oder nur in Deutschland',
            'Hört die passende Ansage für den angerufenen Standort',
            'Trägt den Tag einmal im Kalender der Anlage ein',
          ],
        ),
      ),
    },
    priceBlock,
    isIncluded('numbers') && {
      kind: 'steps',
      heading: 'So nehmen Sie Ihre Rufnummern mit',
      steps: [
        {
          title: 'Bestand aufnehmen',
          text: 'Wir sammeln alle Nummern, Durchwahlen und Verträge, auch die für Aufzug, Alarmanlage und Kartenterminal, die leicht vergessen werden.',
        },
        {
          title: 'Nicht selbst kündigen',
          text: 'Die Übertragung beauftragt der neue Anbieter. Wer selbst kündigt, bevor sie eingeleitet ist, kann die Nummer verlieren. Die Restlaufzeit des alten Vertrags prüfen wir vorher mit Ihnen.',
        },
        {
          title: 'Anlage aufbauen und testen',
          text: 'Die neue Anlage läuft zunächst mit vorläufigen Nummern. Sie hören sich die Ansagen an und testen die Rufgruppen; wir messen, ob Ihr Anschluss genug Reserve für Sprache hat.',
        },
        {
          title: 'Umschalten',
          text: 'Am bestätigten Tag werden die Nummern übertragen. Wir rufen jede einzelne von außen an, bevor wir die Umstellung als fertig melden.',
        },
        {
          title: 'Einweisen und aufräumen',
          text: 'Wir weisen Ihr Team in kleinen Gruppen ein. Danach prüfen wir, welche alten Anschlüsse und Geräte Sie abmelden können.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Fragen vor dem Wechsel',
      questions: compact(
        {
          question: 'Was passiert, wenn das Internet im Büro ausfällt?',
          answer:
            'Die Anlage steht im Rechenzentrum und nimmt Anrufe weiter entgegen. Diese gehen dann über das Mobilfunknetz an die App oder an eine Handynummer, oder die Anlage spielt eine Ansage ab. Wer ständig erreichbar sein muss, kann einen zweiten Anschluss über Mobilfunk dazunehmen.',
        },
        {
          question: 'Brauchen wir neue Telefone?',
          answer:
            'Nicht unbedingt. Viele IP-Telefone lassen sich weiterverwenden; wir prüfen Ihre Modelle vorab. Ältere analoge Geräte wie Türsprechstelle oder Fax schließen wir über einen Adapter an, sofern sie sich dafür eignen.',
        },
        {
          question: 'Funktioniert der Notruf?',
          answer:
            'Ja. Solange Strom und Internet vorhanden sind, erreichen Sie Notrufnummern wie die 112. Als Ihr Standort gilt die beim Anbieter hinterlegte Adresse, nicht der Ort, an dem gerade telefoniert wird. Wer im Homeoffice oder unterwegs ist, wählt den Notruf deshalb besser über das Mobilfunknetz als über die App.',
        },
        ifInMarkets(['LU', 'DE'], {
          question: 'Können wir luxemburgische und deutsche Nummern gemeinsam nutzen?',
          answer:
            'Ja. Beide laufen auf derselben Anlage, und je Anruf lässt sich wählen, welche Nummer am anderen Ende erscheint. Für deutsche Ortsnetzrufnummern ist in der Regel ein Bezug zum jeweiligen Ort nachzuweisen.',
        }),
        isIncluded('numbers') && {
          question: 'Behalten wir die Nummern, wenn wir bei Ihnen kündigen?',
          answer:
            'Ja. Der neue Anbieter beauftragt die Übertragung, und bis dahin läuft die Anlage weiter. Ihre Ansagen und die Liste der Rufgruppen erhalten Sie von uns.',
        },
      ),
    },
    {
      kind: 'call',
      heading: 'Wie viele Nebenstellen brauchen Sie?',
      intro:
        'Eine Liste Ihrer Nummern und die letzte Telefonrechnung genügen uns für einen ersten Kostenvergleich.',
      actions: [
        { call: 'form', label: 'Angebot anfordern' },
        { call: 'phone' },
        { call: 'mail', label: 'Rechnung senden', subject: 'Angebot für VoIP-Telefonie' },
      ],
    },
  ),
}

function upTo(extensions: number | null): string {
  return extensions === null
    ? 'Zahl der Nebenstellen nach Bedarf'
    : `Bis zu ${measure(extensions, extensions === 1 ? 'Nebenstelle' : 'Nebenstellen')}`
}
