import { z } from 'zod'
import { longestExcerpt } from '../../content/rules/excerpt-length.ts'
import { type FrontMatter, fieldNames, frontMatterSchema } from '../../content/schema.ts'

/** A field as the editor shows it, in the words of its configuration (sveltiacms.app/en/docs/fields). */
export type EditorField = {
  name: string
  label: string
  hint?: string
  widget: string
  [option: string]: unknown
}

/** What the schema does not say: how a field is filled in, in the language of those who write. */
type Form = {
  label: string
  hint?: string
  widget: string
  options?: Record<string, unknown>
  mistake?: string
}

const oneLine = 'Bitte eine Zeile Text, ohne Leerzeichen am Anfang und am Ende.'

/** A form for each field of the schema: one that is missing does not compile. */
const forms: Record<keyof FrontMatter, Form> = {
  id: { label: 'Kennung', hint: 'Entsteht von selbst.', widget: 'uuid' },
  slug: {
    label: 'Adresse',
    hint: 'Das Ende der Adresse und der Name der Datei, nach dem ersten Speichern nicht mehr zu ändern: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.',
    widget: 'string',
    mistake: 'Bitte nur Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche.',
  },
  title: { label: 'Titel', widget: 'string', mistake: oneLine },
  excerpt: {
    label: 'Auszug',
    hint: `Ein Satz oder zwei für Listen und Suchmaschinen, höchstens ${longestExcerpt} Zeichen.`,
    widget: 'string',
    options: { maxlength: longestExcerpt },
    mistake: oneLine,
  },
  author: {
    label: 'Autor',
    hint: 'Das Team, das den Artikel zeichnet.',
    widget: 'string',
    mistake: oneLine,
  },
  authorRole: { label: 'Aufgabe des Teams', widget: 'string', mistake: oneLine },
  date: {
    label: 'Datum',
    hint: 'An diesem Tag erscheint der Artikel.',
    widget: 'datetime',
    options: { type: 'date', format: 'YYYY-MM-DD', default: '{{now}}' },
  },
  readTime: {
    label: 'Lesezeit',
    hint: 'Zum Beispiel 8 Min., bei 200 Wörtern in der Minute.',
    widget: 'string',
    mistake: oneLine,
  },
  category: {
    label: 'Kategorie',
    hint: 'Ein Wort oder zwei, in allen Artikeln gleich geschrieben.',
    widget: 'string',
    mistake: oneLine,
  },
  tags: {
    label: 'Schlagwörter',
    hint: 'In allen Artikeln gleich geschrieben. Karten zeigen die ersten drei.',
    widget: 'list',
    mistake: oneLine,
  },
  image: {
    label: 'Titelbild',
    hint: 'SVG, PNG, JPEG, WebP oder AVIF, mindestens 480 Pixel breit.',
    widget: 'image',
    options: { accept: '.svg,.png,.jpg,.jpeg,.webp,.avif', choose_url: false },
  },
  published: {
    label: 'Veröffentlicht',
    hint: 'Aus heißt Entwurf: Besucher sehen ihn nicht.',
    widget: 'boolean',
    options: { default: false },
  },
}

/** The fields of the front matter in the schema's order, with its patterns and lengths. */
export function editorFields(): EditorField[] {
  const { properties = {} } = z.toJSONSchema(frontMatterSchema)
  return fieldNames.map((name) => {
    const { label, hint, widget, options, mistake } = forms[name as keyof FrontMatter]
    const property = properties[name] as Property
    const pattern = joinPatterns(property.items ?? property)
    return {
      name,
      label,
      ...(hint && { hint }),
      widget,
      ...(property.maxLength && { maxlength: property.maxLength }),
      ...(pattern && mistake && { pattern: [pattern, mistake] }),
      ...options,
    }
  })
}

/** What is read of a field's JSON Schema. */
type Property = { pattern?: string; allOf?: Property[]; maxLength?: number; items?: Property }

/** All patterns of a text in one, as the editor reads it; `undefined` if there are none. */
function joinPatterns({ pattern, allOf = [] }: Property): string | undefined {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((part) => part !== undefined)
  if (patterns.length === 0) return undefined
  return `/^${patterns.map((part) => `(?=[^]*?(?:${part}))`).join('')}/u`
}
