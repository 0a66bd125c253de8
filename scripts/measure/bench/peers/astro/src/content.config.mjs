import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

const loader = glob({ pattern: '*.md', base: './posts' })
export const collections = { blog: defineCollection({ loader }) }
