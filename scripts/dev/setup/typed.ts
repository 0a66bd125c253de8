import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn'
import { choices } from './kind.ts'
import type { Typed } from './question.ts'

register(modeRgb)
register(modeHsl)

/** Typed answers, tidied: as they are printed, copied and dropped into a terminal. */

const callingCodes: Record<string, string> = { DE: '49', LU: '352' }

/** `0228 / 12 34` and `0049 (0)228-1234` with the country code and single blanks. */
export function tidyPhone(typed: string, country: unknown): string {
  const plain = typed
    .replace(/\(0\)/g, ' ')
    .replace(/[()/.–-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.startsWith('+')) return plain.replace(/^\+ /, '+')
  if (plain.startsWith('00')) return `+${plain.slice(2)}`
  const code = callingCodes[String(country)]
  return code && /^\d/.test(plain) ? `+${code} ${plain.replace(/^0/, '')}` : plain
}

/** `de 123 456 789` -> `DE123456789` */
export function tidyVatNumber(typed: string): string {
  return typed.replace(/[ .]/g, '').toUpperCase()
}

/** `www.example.com/` -> `https://www.example.com` */
export function tidyAddress(typed: string): string {
  return `https://${typed.replace(/^https?:\/\//i, '').replace(/\/$/, '')}`
}

/** The path of a file that was dropped into the terminal, copied from a file manager, or typed. */
export function tidyPath(typed: string, folder: string, platform = process.platform): string {
  const quoted = /^(?:& )?(['"])(.*)\1$/.exec(typed.trim())
  const path = quoted?.[2] ?? (platform === 'win32' ? typed.trim() : typed.trim().replace(/\\(.)/g, '$1'))
  if (path.startsWith('file://')) return fileURLToPath(path)
  return resolve(folder, path.replace(/^~(?=[/\\]|$)/, homedir()))
}

const number = /^(\d+)(?:[.,](\d{1,2}))?$/
const isOnRequest = /^(auf anfrage|nach vereinbarung|on request|sur demande)$/i

/** What stands for a price that is on request; without any the company does not sell that. */
export const onRequest = 'on request'

/** `89,50 €`, `ab 89.50 EUR im Monat`, `1.250` and `auf Anfrage`; nothing is null. */
export function parseAmount(typed: string): Typed {
  if (/^\s*[-–]?\s*$/.test(typed)) return { value: null }
  if (isOnRequest.test(typed.trim())) return { value: onRequest }
  const plain = typed
    .replace(/^\s*(ab|from|dès|à partir de)\s/i, '')
    .replace(/(\s(im|je|pro|a|per|par)\s|\/)\D*$/i, '')
    .replace(/[€$£\s'’]|EUR|CHF|Euro?s?/gi, '')
    .replace(/(?<=\d)[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[,.]-$/, '')
  return readNumber(plain)
}

/** `1`, `2,5`, `4 Stunden`; nothing is null. */
export function parseNumber(typed: string): Typed {
  return typed.trim() ? readNumber(typed.trim().replace(/\s*(%|\p{L}+)$/u, '')) : { value: null }
}

function readNumber(text: string): Typed {
  const [, whole, part = '0'] = number.exec(text) ?? []
  return whole ? { value: Number(`${whole}.${part}`) } : {}
}

/** `2-4` */
export function parseRange(typed: string): Typed {
  if (typed.trim() === '') return { value: null }
  const [, from, to] = (/^(\d+)\s*(?:[-–—]|bis|to|à)\s*(\d+)/.exec(typed.trim()) ?? []).map(Number)
  return from !== undefined && to !== undefined && from <= to ? { value: { from, to } } : {}
}

/** `Erika Mustermann, Max Mustermann` */
export function parseList(typed: string): { value: string[] } {
  return { value: typed.split(/[,;]/).flatMap((name) => name.trim() || []) }
}

/** `#0b5cad`, `0B5CAD`, `#05a`, `Dark Green`, `dunkelblau`, `bleu foncé` and `rgb(11, 92, 173)` as six digits. */
export function parseColour(typed: string): Typed {
  const text = typed.replace(/\s+/g, '').toLowerCase()
  const name = text.replace(/-|dunkel|foncée?|hell|claire?/g, '')
  const shade = /dunkel|foncé/.test(text) ? 'dark' : /hell|clair/.test(text) ? 'light' : ''
  const english = choices.colours[text] ?? choices.colours[name] ?? name
  const colour =
    parse(/^[\da-f]{3}([\da-f]{3})?$/.test(text) ? `#${text}` : text) ??
    parse(shade + english) ??
    parse(english)
  return colour ? { value: formatHex(colour) } : {}
}
