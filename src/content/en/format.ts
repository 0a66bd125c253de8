import { formatPrice } from '../../i18n/format.ts'

/** An amount in euros, for prices in texts. */
export const price = (amount: number) => formatPrice(amount, 'en')
