import { company } from '../../src/company/company.ts'
import { fieldNames } from '../../src/contact-fields.ts'
import { fill } from '../../src/i18n/fill.ts'
import { defaultLanguage, isLanguage } from '../../src/i18n/languages.ts'
import type { ContactForm } from '../forms.ts'
import { composeMail, type Mail } from '../mail/mail.ts'
import type { Services } from '../services.ts'
import { shellIn, textsIn } from '../texts.ts'
import { type Content, sealToken } from '../tokens.ts'

const hour = 3_600_000
const day = 24 * hour

/** What is stored of each kind of mail. */
export type Contents = {
  message: Partial<Omit<ContactForm, 'idempotencyKey' | 'proof'>> & Pick<ContactForm, 'message'>
  confirmation: Content<'confirm'> & { functionsUrl: string }
  /** A finished message of an earlier version of this program. */
  mail: Mail
}

export type Kind = keyof Contents

const { kept } = company

/** For how long a mail is tried again: a link that comes late is about to expire. Milliseconds. */
export const giveUpAfterMs: Record<Kind, number> = {
  message: kept.deliveryDays * day,
  mail: kept.deliveryDays * day,
  confirmation: (kept.confirmationHours * hour) / 3,
}

/** Messages are for the company: in its language. */
const texts = shellIn(defaultLanguage)

/** Writes a mail from what was typed, with the settings of today. `id` is the same for every attempt. */
export function compose(services: Services, id: string, kind: Kind, content: string): Promise<Mail> | Mail {
  return composers[kind](services, id, JSON.parse(content))
}

const composers: {
  [K in Kind]: (services: Services, id: string, content: Contents[K]) => Promise<Mail> | Mail
} = {
  /** To the company. The visitor's address is in `Reply-To` only: mail servers refuse a foreign sender. */
  message({ config }, id, form) {
    const lines = fieldNames.flatMap((field) =>
      field !== 'message' && form[field] ? `${texts.fields[field]}: ${form[field]}` : [],
    )
    const name = [form.name, form.firstName, form.lastName].filter(Boolean).join(' ')
    return composeMail({ name: company.shortName, address: config.from }, id, {
      to: config.to,
      ...(form.email && { replyTo: { name, address: form.email } }),
      subject:
        form.subject ||
        (form.callback
          ? `${texts.fields.callback}: ${form.callback}`
          : `${texts.footer.contactSubject} ${name}`.trim()),
      text: `${lines.join('\n')}\n\n${form.message}\n`,
      ...(form.language && { headers: { 'Content-Language': form.language } }),
    })
  },
  /** To who signed up, without the name: anybody can type an address. */
  async confirmation({ config }, id, { functionsUrl, ...signUp }) {
    const token = await sealToken(config.secret, 'confirm', signUp)
    const language = isLanguage(signUp.language) ? signUp.language : defaultLanguage
    const { confirmation, imprint } = textsIn(language)
    const link = `${config.functionsUrl ?? functionsUrl}/newsletter/confirm?token=${token}`
    return composeMail({ name: company.shortName, address: config.from }, id, {
      to: signUp.email,
      subject: confirmation.subject,
      text: `${fill(confirmation.text, { link })}\n\n${imprint}`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    })
  },
  mail: ({ config }, _id, mail) => ({
    ...mail,
    from: { name: company.shortName, address: config.from },
    to: config.to,
  }),
}
