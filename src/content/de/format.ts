import { formatPrice } from '../../site/format.ts'

/** An amount in euros, for prices in texts. */
export const price = (amount: number) => formatPrice(amount, 'de')
