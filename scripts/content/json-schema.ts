import { z } from 'zod'
import { fillInPattern } from './fill-ins.ts'
import { frontMatterSchema } from './schema.ts'

/** Where editors find it; `.vscode/settings.json` names it. */
export const jsonSchemaPath = '.vscode/front-matter.schema.json'

/**
 * The schema of the front matter for editors, as JSON Schema. What takes more than one value, a calendar or the
 * disk to judge is not in it; `npm run check` tells that.
 */
export function toJsonSchema(): string {
  const schema = z.toJSONSchema(frontMatterSchema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      // A whole number is an id as it is written.
      if (zodSchema === frontMatterSchema.shape.id) {
        const { description, ...text } = jsonSchema
        for (const key of Object.keys(text)) delete jsonSchema[key]
        jsonSchema.anyOf = [{ type: 'integer', minimum: 0 }, text]
      }
    },
  })
  const filledIn = { not: { pattern: fillInPattern.source } }
  // In other words: what is published is filled in.
  const ifPublished = {
    if: { properties: { published: { const: false } } },
    else: { properties: { excerpt: filledIn, readTime: filledIn } },
  }
  const title = 'Front matter of a post'
  return `${JSON.stringify({ title, ...schema, ...ifPublished }, null, 2)}\n`
}
