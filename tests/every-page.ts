import { readdirSync } from 'node:fs'
import { screens } from '../src/paths.ts'

/** Every address that must answer 200: all screens in all languages, and all articles. */
export const everyPage: string[] = [
  ...Object.values(screens).flatMap(({ path }) => (typeof path === 'string' ? [path] : Object.values(path))),
  ...readdirSync('posts').flatMap((name) =>
    name.endsWith('.md') ? [`/blog/${name.slice(0, -'.md'.length)}`] : [],
  ),
]
