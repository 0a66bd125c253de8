/**
 * Every fact about the company, once. Change this file and the whole site follows.
 *
 * Values that are still placeholders are plain to see (`example.com`, rows of zeros, `Muster`);
 * the build lists them, and `SITE_STRICT=1` makes them an error.
 */
export const company = {
  name: 'Moselwall IT Sàrl-S',
  shortName: 'Moselwall IT',
  legalForm: 'Sàrl-S',
  founded: 2025,
  siteUrl: 'https://www.example.com',
  address: {
    street: 'Musterstraße 1',
    postalCode: 'L-0000',
    city: { de: 'Luxemburg', en: 'Luxembourg' },
    country: { de: 'Luxemburg', en: 'Luxembourg' },
  },
  phone: '+352 00 00 00',
  email: {
    general: 'kontakt@example.com',
    info: 'info@example.com',
    invoice: 'rechnung@example.com',
  },
  managingDirector: 'Vorname Nachname (Muster)',
  registerNumber: 'B000000',
  vatNumber: 'LU00000000',
  businessPermit: '00000000/0',
  /** The sister firm in Germany, linked externally. */
  sister: { name: 'Moselwall IT GmbH', url: 'https://de.example.com' },
  /**
   * Vendors, in this order: workplace and cloud, backup, firewall, servers, clients, telephony. The first two
   * are the partnerships of the second about page.
   */
  vendors: ['Microsoft', 'Veeam', 'Fortinet', 'Hewlett Packard Enterprise', 'Lenovo', '3CX'],
} as const

/**
 * Monday to Friday, in Europe/Luxembourg time.
 * The footer and the contact page disagree; the specification keeps both (section 1).
 */
export const hours = {
  office: { opens: '08:00', closes: '17:00' },
  contactPage: { opens: '08:00', closes: '18:00' },
} as const
