import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatHex, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn'
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
const onRequest = /^(auf anfrage|nach vereinbarung|on request|sur demande|-|–)$/i

/** `89,50 €`, `€89.50`, `1.250` and `auf Anfrage`, which is null. */
export function parseAmount(typed: string): Typed {
  if (typed.trim() === '' || onRequest.test(typed.trim())) return { value: null }
  const plain = typed
    .replace(/[€$£\s'’]|EUR|CHF|Euro?s?/gi, '')
    .replace(/(?<=\d)[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[,.]-$/, '')
  const found = number.exec(plain)
  if (found) return { value: Number(`${found[1]}.${found[2] ?? 0}`) }
  return {
    problem: {
      de: 'Bitte eine Zahl wie 89 oder 89,50, oder „auf Anfrage“.',
      en: 'Please enter a number such as 89 or 89.50, or “on request”.',
      fr: 'Veuillez saisir un nombre comme 89 ou 89,50, ou « sur demande ».',
    },
  }
}

/** `1`, `2,5` */
export function parseNumber(typed: string): Typed {
  const found = number.exec(typed.trim().replace(/\s*(%|\p{L}+)$/u, ''))
  if (typed.trim() === '') return { value: null }
  if (found) return { value: Number(`${found[1]}.${found[2] ?? 0}`) }
  return {
    problem: {
      de: 'Bitte eine Zahl wie 4.',
      en: 'Please enter a number such as 4.',
      fr: 'Veuillez saisir un nombre comme 4.',
    },
  }
}

/** `2-4` */
export function parseRange(typed: string): Typed {
  if (typed.trim() === '') return { value: null }
  const [, from, to] = /^(\d+)\s*(?:[-–—]|bis|to|à)\s*(\d+)/.exec(typed.trim()) ?? []
  if (from && to && Number(from) <= Number(to)) return { value: { from: Number(from), to: Number(to) } }
  return {
    problem: {
      de: 'Bitte zwei Zahlen wie 2-4.',
      en: 'Please enter two numbers such as 2-4.',
      fr: 'Veuillez saisir deux nombres comme 2-4.',
    },
  }
}

/** `Erika Mustermann, Max Mustermann` */
export function parseList(typed: string): Typed {
  const names = typed.split(/\s*[,;]\s*/).map((name) => name.trim())
  return { value: names.filter(Boolean) }
}

/** `#0b5cad`, `0B5CAD`, `#05a`, `navy` and `rgb(11, 92, 173)` as six digits. */
export function parseColour(typed: string): Typed {
  const text = typed.trim().toLowerCase()
  const colour = parse(/^[\da-f]{3}([\da-f]{3})?$/.test(text) ? `#${text}` : text)
  if (colour) return { value: formatHex(colour) as string }
  return {
    problem: {
      de: 'Bitte eine Farbe wie #0b5cad.',
      en: 'Please enter a colour such as #0b5cad.',
      fr: 'Veuillez saisir une couleur comme #0b5cad.',
    },
  }
}
