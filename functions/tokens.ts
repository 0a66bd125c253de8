import { createHash } from 'node:crypto'
import { base64url, EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { company } from '../src/company/company.ts'
import { defaultLanguage, languages } from '../src/i18n/languages.ts'
import type { Services } from './services.ts'

/** What a token is for. Each purpose has a key of its own, so that none opens for another. */
const contents = {
  /** A sign-up, which is stored nowhere else before it is confirmed. */
  confirm: z.object({
    email: z.string(),
    firstName: z.string(),
    language: z.enum(languages).catch(defaultLanguage),
    consentVersion: z.string(),
    ip: z.string(),
    at: z.number(),
  }),
  unsubscribe: z.object({ subscriber: z.string(), language: z.enum(languages).catch(defaultLanguage) }),
}

export type Purpose = keyof typeof contents
export type Content<P extends Purpose> = z.infer<(typeof contents)[P]>

/** The constant begin of a compact JWE with a key that both sides have (RFC 7516): its header, and no encrypted key. */
const begin = `${base64url.encode('{"alg":"dir","enc":"A256GCM"}')}..`

/** Letters of the initialization vector, and of the tag at the end. */
const [ivLength, tagLength] = [16, 22]

/**
 * A token for a link. Encrypted and signed: it holds what a visitor typed, and their address on the net. Letters,
 * digits, `-` and `_` only: filters of mail take what follows a dot for the ending of a file.
 */
export async function sealToken<P extends Purpose>(secret: string, purpose: P, content: Content<P>) {
  const token = new EncryptJWT(content as JWTPayload).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
  if ('at' in content)
    token.setExpirationTime(new Date(content.at + company.kept.confirmationHours * 3_600_000))
  const sealed = await token.encrypt(keyFor(secret, purpose))
  return sealed.slice(begin.length).replaceAll('.', '')
}

/** The content of a token that is whole, of this purpose and not too old. */
export async function openToken<P extends Purpose>({ config, now }: Services, purpose: P, token: string) {
  const compact = compactToken(token)
  if (compact === undefined) return 'refused'
  for (const secret of [config.secret, config.oldSecret ?? config.secret]) {
    try {
      const { payload } = await jwtDecrypt(compact, keyFor(secret, purpose), {
        currentDate: new Date(now()),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      })
      return contents[purpose].parse(payload) as Content<P>
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired'
    }
  }
  return 'refused'
}

/** A token as jose reads it; `undefined` if it cannot be one of ours. Links in older mails have one with dots. */
function compactToken(token: string): string | undefined {
  // What mail programs add: line ends within the link, dots and brackets behind it, a second encoding.
  const text = token
    .replace(/\s/g, '')
    .replace(/%2E/gi, '.')
    .replace(/[^\w-]{1,9}$/, '')
  const parts = [text.slice(0, ivLength), text.slice(ivLength, -tagLength), text.slice(-tagLength)]
  const compact = text.includes('.') ? text : begin + parts.join('.')
  // The last letter of a part has bits without a meaning; only one spelling is ours.
  const isOurs = compact.split('.').every((part) => /^[\w-]*$/.test(part) && rewrite(part) === part)
  return isOurs ? compact : undefined
}

function rewrite(part: string): string | undefined {
  try {
    return base64url.encode(base64url.decode(part))
  } catch {
    return undefined
  }
}

function keyFor(secret: string, purpose: Purpose): Uint8Array {
  return createHash('sha256').update(`${purpose}\0${secret}`).digest()
}
