import { createHash } from 'node:crypto'
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { confirmationHours } from '../src/company/company.ts'
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

/** A token for a link. Encrypted and signed: it holds what a visitor typed, and their address on the net. */
export function sealToken<P extends Purpose>(secret: string, purpose: P, content: Content<P>) {
  const token = new EncryptJWT(content as JWTPayload).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
  if ('at' in content) token.setExpirationTime(new Date(content.at + confirmationHours * 3_600_000))
  return token.encrypt(keyFor(secret, purpose))
}

/** The content of a token that is whole, of this purpose and not too old. */
export async function openToken<P extends Purpose>({ config, now }: Services, purpose: P, token: string) {
  // The last letter of a part has bits without a meaning; only one spelling is ours.
  const rewritten = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('base64url'))
  if (rewritten.join('.') !== token) return 'refused'
  try {
    const { payload } = await jwtDecrypt(token, keyFor(config.secret, purpose), {
      currentDate: new Date(now()),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return contents[purpose].parse(payload) as Content<P>
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'refused'
  }
}

function keyFor(secret: string, purpose: Purpose): Uint8Array {
  return createHash('sha256').update(`${purpose}\0${secret}`).digest()
}
