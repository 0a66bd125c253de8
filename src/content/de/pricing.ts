import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import { compact } from '../../company/optional.ts'
import type { ManagedFeature } from '../../company/schema/tariffs.ts'
import { hasSeveralTariffs, isIncluded } from '../../company/tariffs.ts'
import { isOffered, pathOf } from '../../pages.ts'
import { capitalized } from '../format.ts'
import type { Block, Link } from '../page-copy.ts'
import { priced } from './prices.ts'

const { prices, priceUnits, tariffs } = company

/** The smallest tariff of the managed services that includes something. */
function findTariff(feature: ManagedFeature): keyof typeof prices.managedServices | undefined {
  const names = Object.keys(prices.managedServices) as (keyof typeof prices.managedServices)[]
  return isOffered('managedServices') && isIncluded(feature)
    ? names.find((name) => tariffs.managedServices[name].includes(feature))
    : undefined
}

/**
 * How a service is priced that has no price of its own: what the price depends on, and the tariff that includes it.
 *
 * @param belongs what a tariff includes, with its verb: `Backup gehört`
 */
export function pricing(dependsOn: string[], feature?: ManagedFeature, belongs = ''): Block {
  const tariff = feature && findTariff(feature)
  const { price = '', unit } = tariff
    ? priced(prices.managedServices[tariff], priceUnits.managedServices.de)
    : {}
  return {
    id: 'price',
    kind: 'prose',
    heading: 'So kalkulieren wir',
    ...(claims.writtenQuotes && {
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
    }),
    paragraphs: compact(
      tariff &&
        `${belongs} zum Tarif ${capitalized(tariff)} der Managed Services${unit ? ` (${price} ${unit}, ohne Mehrwertsteuer${claims.separateCosts ? '; betreute Server kommen hinzu' : ''})` : ''}.`,
      `${tariff ? 'Ohne diesen Tarif hängt der Preis davon ab' : 'Der Preis hängt davon ab'}:`,
    ),
    points: dependsOn,
    links: compact<Link>(
      tariff && {
        to: `${pathOf('managedServices', 'de')}#plans`,
        label: hasSeveralTariffs ? 'Alle Tarife im Vergleich' : 'Zum Tarif',
      },
    ),
  }
}
