/** A pattern that is searched in the whole file, front matter and code included. */
type FilePattern = { name: string; severity: 'error' | 'warn'; pattern: RegExp; text: string }

/** Turns the direction of the text that follows; also as a reference of HTML. */
export const direction = /[\u202a-\u202e\u2066-\u2069]|&#(?:x0*20(?:2[a-e]|6[6-9])|0*82(?:3[4-8]|9[4-7]));/i

const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  // Amazon, GitHub, GitLab, Slack, OpenAI and the like, Google, JSON Web Tokens.
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{36}\b/,
  /\bglpat-[\w-]{20}\b/,
  /\bxox[baprs]-[\w-]{20,}\b/,
  /\bsk-[\w-]{32,}\b/,
  /\bAIza[\w-]{35}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+\b/,
  // password=Herbst2026!xK9
  /\b(?:[Pp]asswor[dt]|[Kk]ennwort|pwd)\s*[=:]\s*(?!https?:)(?=[^\s<]*\d)(?=[^\s<]*[A-Z])(?=[^\s<]*[^\w\s<"'])[^\s<>{}$*]{8,}/,
]

export const filePatterns: readonly FilePattern[] = [
  {
    name: 'conflict',
    severity: 'error',
    pattern: /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m,
    text: 'found what is left of a conflict of git; keep one of the two versions',
  },
  {
    name: 'direction',
    severity: 'warn',
    pattern: direction,
    text: 'found an invisible character that reverses the reading direction; remove it unless it is wanted',
  },
  {
    name: 'invisible',
    severity: 'warn',
    pattern: /[\u200b\u2060\ufeff]/,
    text: 'found an invisible character without width; remove it',
  },
  {
    name: 'lost-character',
    severity: 'warn',
    pattern: /\ufffd/,
    text: 'a character was lost when the file was saved; type it again',
  },
  ...secrets.map((pattern): FilePattern => {
    const text = 'looks like a secret key; remove it, and have it replaced if it is real'
    return { name: 'secret', severity: 'warn', pattern, text }
  }),
]
