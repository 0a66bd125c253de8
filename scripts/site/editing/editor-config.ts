import { company, type Editing } from '../../../src/company.ts'
import { imageLimits } from '../../content/images/inspect-image.ts'
import { editorFields } from './editor-fields.ts'

/** Where posts and their images are in the repository. */
const postsFolder = 'posts'
const imagesFolder = 'images'

/** The configuration of Sveltia CMS: what is edited, in which repository (sveltiacms.app/en/docs). */
export function editorConfig(editing: Editing) {
  return {
    backend: backendOf(editing),
    app_title: `Artikel – ${company.shortName}`,
    site_url: company.siteUrl,
    logo: { src: '/icon.svg' },
    // What a path from / means in a post; its own images are in the collection's folder.
    media_folder: 'public',
    public_folder: '/',
    media_libraries: {
      default: { config: { max_file_size: imageLimits.megabytes * 1e6, slugify_filename: true } },
      // Pictures of other hosts.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // In quotes no text means something else in YAML, such as `no` or 2025.
    output: { yaml: { quote: 'double' } },
    collections: [
      {
        name: 'posts',
        label: 'Artikel',
        label_singular: 'Artikel',
        folder: postsFolder,
        // The name of the file is the slug that is written in it.
        slug: { template: '{{fields.slug}}', editable: false },
        preview_path: 'blog/{{slug}}',
        sortable_fields: {
          fields: ['date', 'title', 'category'],
          default: { field: 'date', direction: 'descending' },
        },
        media_folder: imagesFolder,
        public_folder: imagesFolder,
        fields: [
          ...editorFields(),
          // As it is written: the rich text mode would write tables, footnotes and callouts anew.
          { name: 'body', label: 'Text', hint: 'In Markdown.', widget: 'markdown', modes: ['raw'] },
        ],
      },
    ],
  }
}

function backendOf(editing: Editing) {
  const { backend: name, repository: repo, branch } = editing
  const byToken = { name, repo, branch, auth_methods: ['token'] }
  if (editing.backend === 'github') {
    const { signIn } = editing
    return signIn === undefined ? byToken : { name, repo, branch, base_url: signIn }
  }
  const { server, applicationId } = editing
  const addresses = {
    base_url: server,
    api_root: `${server}/api/${editing.backend === 'gitlab' ? 'v4' : 'v1'}`,
  }
  if (applicationId === undefined) return { ...byToken, ...addresses }
  const grant = editing.backend === 'gitlab' ? { auth_type: 'pkce' } : {}
  return { name, repo, branch, ...addresses, ...grant, app_id: applicationId }
}
