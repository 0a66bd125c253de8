const scripts = [
  ...['<script>attack()</script>', '"><img src=x onerror=attack()>', "';attack();//", 'javascript:attack()'],
  ...[
    '{{attack()}}',
    '__proto__[attack]=1',
    'constructor.prototype',
    '../../../etc/passwd',
    '%00',
    '%E0%A4%A',
  ],
  ...['//evil.example/', 'data:text/html,<script>attack()</script>', '\u202e', '%0d%0aSet-Cookie:a=b'],
]

/** What comes before `attack` runs in an address: queries and anchors, of the blog and of an article. */
export const hostileAddresses = (article: string): string[] => [
  ...scripts.flatMap((text) => {
    const escaped = encodeURIComponent(text)
    return [`/blog?suche=${escaped}`, `/blog?kategorie=${escaped}`, `/blog?tag=${escaped}&seite=${escaped}`]
  }),
  ...scripts.flatMap((text) => [`/?${text}#${text}`, `${article}#${text}`]),
  ...[
    '#root',
    '#application',
    '#section-',
    '#section-section-',
    '#note:',
    '#:~:text=a',
    '#__proto__',
    '#top',
  ].map((anchor) => `${article}${anchor}`),
]

const values = [
  ...['', 'null', 'undefined', '[]', '{}', '{"necessary":true}', '0', '"', '<script>attack()</script>', '%'],
  ...['{"__proto__":{"analytics":true}}', '{"necessary":true,"analytics":"yes","marketing":1}', '%E0%A4%A'],
  ...['{"necessary":true,"analytics":true,"marketing":true,"x":1}', 'a'.repeat(3000), '['.repeat(1000)],
]

/** Consents that cannot be read: the banner is shown again. */
export const hostileCookies = values.map(encodeURIComponent)

/** What another page or an extension may have left in the tab's storage as the chosen language. */
export const hostileLanguages = [...values, 'fr', 'DE', 'de ', '__proto__', 'constructor', 'toString']
