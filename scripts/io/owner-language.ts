/** What writers and owners read. `MESSAGES_LANGUAGE=en npm run check` is for whoever reads no German. */
export type OwnerLanguage = 'de' | 'en'

export const ownerLanguage: OwnerLanguage = process.env.MESSAGES_LANGUAGE === 'en' ? 'en' : 'de'
