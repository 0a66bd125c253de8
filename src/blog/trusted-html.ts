type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML }
}

/**
 * Browsers with Trusted Types insert HTML only if this policy has passed it, see `scripts/site/security/policy.ts`. Only
 * the body of an article does, which the build has sanitized.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('article', {
  createHTML: (html) => html,
})

/** The sanitized HTML of an article, as React may insert it. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}
