/** The header by which browsers use nothing but TLS for two years. */
export const strictTransportSecurity = 'max-age=63072000'
