/** Where the contact form is sent; without one, it only pretends (specification, section 7). */
export const contactEndpoint: string | undefined = import.meta.env.VITE_CONTACT_ENDPOINT || undefined

/** Where a sign-up for the newsletter is sent, and the key that goes with it, if there is one. */
export const newsletterEndpoint = {
  address: `${(import.meta.env.VITE_FUNCTIONS_URL || '/functions').replace(/\/+$/, '')}/send-newsletter-email`,
  key: import.meta.env.VITE_FUNCTIONS_KEY || undefined,
}

/** Where page views are counted with consent; without it nowhere. */
export const analyticsEndpoint: string | undefined = import.meta.env.VITE_ANALYTICS_ENDPOINT || undefined
