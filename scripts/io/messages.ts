// Vite's configuration imports this file, and warns of JSON without its type.
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import { type OwnerLanguage, ownerLanguage } from './owner-language.ts'

/*
 * All texts that writers and owners read are in `messages`. Each begins with the field or the part of the post that it is
 * about, says what is wrong, and ends with what to do where that is not plain.
 */

export type MessageKey = keyof typeof de

const tables: Record<OwnerLanguage, Record<MessageKey, string>> = { de, en }

/** The texts of a group: `MessageName<'mark'>` includes `bold`, since there is a text `mark.bold`. */
export type MessageName<Group extends string, Key = MessageKey> = Key extends `${Group}.${infer Name}`
  ? Name
  : never

type PluralKey<Key = MessageKey> = Key extends `${infer Name}.one` ? Name : never

type Values = Record<string, unknown>

/**
 * The text of a key. `{name}` stands for the value of this name, `{quote name}` for the same as it is quoted. Throws if
 * there is no such value.
 */
export function message(key: MessageKey, values: Values = {}, language = ownerLanguage): string {
  return tables[language][key].replace(/\{(quote )?(\w+)\}/g, (_, mark: string | undefined, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`${key}: expected a value for {${name}}, found none`)
    return mark ? quote(values[name]) : String(values[name])
  })
}

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(de, key)
}

/** The text for one, or for any other `{count}`. */
export function plural(key: PluralKey, count: number, values: Values = {}): string {
  return message(`${key}.${count === 1 ? 'one' : 'other'}`, { count, ...values })
}

/** A value as it is quoted in a message: short, on one line. */
export function quote(value: unknown): string {
  if (value === undefined || value === null) return message('value.none')
  if (typeof value === 'object' && !Array.isArray(value)) return message('value.map')
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text
  if (Array.isArray(value)) return message('value.list', { value: short })
  if (typeof value !== 'string')
    return message(`value.${typeof value === 'number' ? 'number' : 'other'}`, { value: short })
  return message('value.text', { value: short.replace(/^"|"$/g, '').replace(/\\(["\\])/g, '$1') })
}
