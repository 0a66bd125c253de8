/** Signs that end a part of an address, and how they are written within one. */
const signs = {
  '#': '%23',
  '/': '%2F',
  '?': '%3F',
  '@': '%40',
  '[': '%5B',
  ']': '%5D',
  '\\': '%5C',
  ' ': '%20',
}

const expected = 'expected smtp://… or smtps://…, such as smtps://name:password@mail.example.com'

/**
 * What is wrong with the address of a mail server; `undefined` if nothing is. Read as text first: with `#` in the
 * password of `info@firma.example`, a parser finds another server in it, and no password.
 */
export function smtpProblem(url: string): string | undefined {
  const [, protocol, rest = ''] = /^(smtps?):\/\/(.*)$/i.exec(url.trim()) ?? []
  if (protocol === undefined) return expected
  const end = rest.lastIndexOf('@')
  if (end >= 0) {
    const problem = signInProblem(rest.slice(0, end))
    if (problem) return problem
  }
  if (!URL.canParse(url)) return expected
  const { hostname, port, hash, pathname } = new URL(url)
  if (hostname === '' || hash !== '' || !/^\/?$/.test(pathname)) return expected
  const isTls = protocol.toLowerCase() === 'smtps'
  if (isTls && /^(25|587|2525)$/.test(port)) return `port ${port} begins without TLS: write smtp:// for it`
  if (!isTls && port === '465') return 'port 465 begins with TLS: write smtps:// for it'
  return undefined
}

/** What is wrong with the name and the password before the `@` of the server. */
function signInProblem(text: string): string | undefined {
  const [name, password = ''] = text.split(/:(.*)/s)
  const found = Object.entries(signs).filter(([sign]) => text.includes(sign))
  if (/%(?![\da-f]{2})/i.test(text)) found.push(['%', '%25'])
  if (password.includes(':')) found.push([':', '%3A'])
  if (found.length > 0) {
    const list = found.map(([sign, code]) => `${sign === ' ' ? 'a blank' : sign} as ${code}`).join(', ')
    return `write in name and password ${list}`
  }
  if (!name || !password) return 'expected a name and a password before the @: smtps://name:password@…'
  try {
    decodeURIComponent(text)
  } catch {
    return 'expected name and password encoded as UTF-8: ä is %C3%A4'
  }
  return undefined
}
