import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A generator that a blog of the same posts is built with. */
export type Peer = {
  name: 'Astro' | 'Astro with remark' | 'Eleventy' | 'Hugo'
  version: string
  /** The folder in `peers` with its configuration and templates. */
  templates: string
  command: readonly string[]
  /** Where it looks for posts, and for the markup around all pages, and where it writes. */
  posts: string
  shell: string
  output: string
  /** The packages it takes, if any. */
  packages?: string
}

/** The owner installs them; this project needs none of it. */
const folder = resolve('node_modules/.cache/peers')

const install = [
  'npm install --prefix node_modules/.cache/peers',
  'astro@7.3.5 @astrojs/rss@4.0.19 @astrojs/sitemap@3.7.4 @astrojs/markdown-remark@7.3.1',
  '@11ty/eleventy@3.1.5 @11ty/eleventy-plugin-rss@3.0.0',
  // Astro 7 does not start with Node 20.
  'node@24.9.0',
].join(' ')

/** Those that are installed, and what to do about the others. */
export function findPeers(): { peers: Peer[]; missing: string[] } {
  const packages = join(folder, 'node_modules')
  const node = join(packages, 'node/bin/node')
  const versionOf = (name: string) => {
    const path = join(packages, name, 'package.json')
    return existsSync(node) && existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
      : undefined
  }
  const astro = {
    templates: 'astro',
    command: [node, join(packages, 'astro/bin/astro.mjs'), 'build'],
    posts: 'src/content/blog',
    shell: 'src/shell',
    output: 'dist',
    packages,
  }
  const candidates: (Omit<Peer, 'version'> & { version: string | undefined })[] = [
    { ...astro, name: 'Astro', version: versionOf('astro') },
    {
      ...astro,
      name: 'Astro with remark',
      version: versionOf('@astrojs/markdown-remark') && versionOf('astro'),
      command: [...astro.command, '--config', 'remark.config.mjs'],
    },
    {
      name: 'Eleventy',
      templates: 'eleventy',
      version: versionOf('@11ty/eleventy'),
      command: [node, join(packages, '@11ty/eleventy/cmd.cjs'), '--quiet'],
      posts: 'blog',
      shell: '_includes',
      output: '_site',
      packages,
    },
    {
      name: 'Hugo',
      templates: 'hugo',
      version: /v(\d+\.\d+\.\d+)/.exec(
        spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '',
      )?.[1],
      command: ['hugo'],
      posts: 'content/blog',
      shell: 'layouts/partials',
      output: 'public',
    },
  ]
  return {
    peers: candidates.flatMap(({ version, ...peer }) => (version === undefined ? [] : { ...peer, version })),
    missing: candidates
      .filter(({ version }) => version === undefined)
      .map(
        ({ name }) =>
          `${name} is not installed: ${name === 'Hugo' ? 'https://gohugo.io/installation/' : install}`,
      ),
  }
}
