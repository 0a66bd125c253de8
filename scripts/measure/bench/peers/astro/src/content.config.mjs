import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const blog = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/blog' }),
  schema: z.object({
    title: z.string(),
    excerpt: z.string(),
    author: z.string(),
    authorRole: z.string(),
    date: z.coerce.date(),
    readTime: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    image: z.string(),
    published: z.boolean(),
  }),
})

export const collections = { blog }
