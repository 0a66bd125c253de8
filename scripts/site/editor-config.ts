import { z } from 'zod'
import frontmatter from '../../frontmatter.json' with { type: 'json' }
import { company } from '../../src/company/company.ts'
import type { Editing } from '../../src/company/facts-schema.ts'
import { imageLimits } from '../content/images/encode.ts'
import { maxExcerptLength } from '../content/rules/fields.ts'
import { type FrontMatter, frontMatterSchema } from '../content/schema.ts'

/** The configuration of Sveltia CMS for the posts of this repository (sveltiacms.app/en/docs). */
export function editorConfig(editing: Editing) {
  const images = { max_file_size: imageLimits.megabytes * 1e6, slugify_filename: true }
  const posts = {
    name: 'posts',
    label: 'Artikel',
    folder: 'posts',
    slug: { template: '{{fields.slug}}', editable: false },
    preview_path: 'blog/{{slug}}',
    sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
    media_folder: 'images',
    public_folder: 'images',
    // The rich text mode would rewrite tables, footnotes and callouts.
    fields: [...editorFields(), { name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] }],
  }
  return {
    backend: backendOf(editing),
    site_url: company.siteUrl,
    logo: { src: '/icon.svg' },
    media_folder: 'public',
    public_folder: '/',
    media_libraries: { default: { config: images }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true },
    // Without quotes `no` and 2025 would not be text.
    output: { yaml: { quote: 'double' } },
    collections: [posts],
  }
}

function backendOf(editing: Editing) {
  const { backend: name, repository: repo, branch } = editing
  const token = { auth_methods: ['token'] }
  if (editing.backend === 'github') {
    return { name, repo, branch, ...(editing.signIn ? { base_url: editing.signIn } : token) }
  }
  const { server, applicationId } = editing
  const [version, grant] = name === 'gitlab' ? ['v4', { auth_type: 'pkce' }] : ['v1', {}]
  const access = applicationId ? { app_id: applicationId, ...grant } : token
  return { name, repo, branch, base_url: server, api_root: `${server}/api/${version}`, ...access }
}

const imageTypes = '.svg,.png,.jpg,.jpeg,.webp,.avif'
const day = { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }

/** How fields are filled in, where a line of text is not enough. */
const widgets: Partial<Record<keyof FrontMatter, { widget?: string; [option: string]: unknown }>> = {
  id: { hint: 'Entsteht von selbst.', widget: 'uuid' },
  slug: { hint: 'a bis z, Ziffern, Bindestriche. Bleibt nach dem Speichern.' },
  aliases: { widget: 'list', required: false },
  excerpt: { maxlength: maxExcerptLength },
  date: { ...day, default: '{{now}}' },
  updated: { ...day, default: '', required: false },
  tags: { widget: 'list' },
  image: { hint: 'Mindestens 480 Pixel breit.', widget: 'image', accept: imageTypes, choose_url: false },
  published: { widget: 'boolean', default: false },
}

type Property = { pattern?: string; allOf?: Property[]; maxLength?: number; items?: Property }

/** The fields as Front Matter CMS names them, with the patterns and lengths of the schema for those that hold text. */
function editorFields() {
  const { properties = {} } = z.toJSONSchema(frontMatterSchema)
  const known = frontmatter['frontMatter.taxonomy.contentTypes'].flatMap(({ fields }) => fields)
  return known.map(({ name, title: label, description: hint }) => {
    const { widget = 'string', ...input } = widgets[name as keyof FrontMatter] ?? {}
    const { maxLength: maxlength, items, ...property } = properties[name] as Property
    const { pattern, allOf = [] } = items ?? property
    const parts = [pattern, ...allOf.map((part) => part.pattern)].filter((part) => part !== undefined)
    const joined = `/^${parts.map((part) => `(?=[^]*?(?:${part}))`).join('')}/u`
    const isText = widget === 'string' || widget === 'list'
    const rule = isText ? { pattern: [joined, 'Bitte eine Zeile ohne Leerzeichen am Rand.'] } : {}
    return { name, label, hint, widget, maxlength, ...rule, ...input }
  })
}
