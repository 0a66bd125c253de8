import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/blog' }),
  schema: z.looseObject({ title: z.string(), excerpt: z.string(), date: z.coerce.date() }),
})

export const collections = { blog }
