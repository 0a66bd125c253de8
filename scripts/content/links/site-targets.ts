import { pageSize } from '../../../src/blog/post.ts'
import { home } from '../../../src/content/home.ts'
import { legalNotice } from '../../../src/content/legal/legal-notice.ts'
import { generalTerms } from '../../../src/content/legal/terms.ts'
import type { PageCopy } from '../../../src/content/page-copy.ts'
import { services } from '../../../src/content/services.ts'
import { languages, renderedLanguages } from '../../../src/languages.ts'
import { articlePath, blogPagePath, isOn, pathOf, screenNames, screens } from '../../../src/pages.ts'
import { siteFilePaths } from '../../../src/site-files.ts'
import type { PostRecord } from '../compile-post.ts'
import type { CrossReference } from '../front-matter.ts'
import { type Ids, pathsOf, type Targets } from './check-address.ts'

// `npm run check` renders no page, so the anchors of pages are listed here; a test compares them with the built pages.
const anchorsOfEveryPage = ['root', 'main', 'application', 'hydration-data']
if (renderedLanguages.length > 1) anchorsOfEveryPage.push('other-language')
const anchorsOfArticles = [...anchorsOfEveryPage, 'article-body', 'footnote-label']
const anchorsOfPages: Partial<Record<string, readonly string[]>> = {
  [screens.home.path]: anchorsIn(home.de),
  [screens.services.path.en]: anchorsIn(services.de),
  [screens.legalNotice.path]: anchorsIn(legalNotice),
  [screens.terms.path]: anchorsIn(generalTerms),
}

/** Where the anchors of a post's text are not known, every anchor is accepted. */
type TargetPost = Pick<PostRecord, 'slug' | 'references' | 'isPublished' | 'anchors'>

/**
 * All targets of links on the site once all posts are published; `files` are the addresses of files in the public
 * folder and of images beside the posts.
 */
export function siteTargets(posts: readonly TargetPost[], files: Iterable<string>): Targets {
  const targets = new Map<string, Ids>()
  const addPage = (path: string, anchors: readonly string[] | undefined) => {
    const ids = anchors && new Set(anchors)
    for (const address of pathsOf(path === '/' ? 'index.html' : `${path.slice(1)}.html`)) {
      targets.set(address, ids)
    }
  }
  for (const name of screenNames) {
    for (const language of languages) {
      const path = pathOf(name, language)
      addPage(path, [...anchorsOfEveryPage, ...(anchorsOfPages[path] ?? [])])
    }
  }
  const published = posts.filter(({ isPublished }) => isPublished).length
  const lists = isOn('blog') ? Math.ceil(published / pageSize) : 0
  for (let page = 1; page <= lists; page++) {
    addPage(blogPagePath(page), [...anchorsOfEveryPage, 'blog-search'])
  }
  for (const { slug, anchors, references } of posts) {
    for (const address of [slug, ...oldSlugs(references)]) {
      addPage(articlePath(address), anchors && [...anchorsOfArticles, ...anchors])
    }
  }
  for (const path of [...siteFilePaths, ...files]) targets.set(path, undefined)
  return targets
}

/** The slugs that a post had before. */
export function oldSlugs(references: readonly CrossReference[]): string[] {
  return references.flatMap(({ field, value }) => (field === 'aliases' ? value : []))
}

function anchorsIn({ blocks }: PageCopy): string[] {
  return blocks.flatMap((block) => {
    const cards = block.kind === 'cards' ? block.cards : []
    const ids = cards.filter(({ about = 'home' }) => isOn(about)).map(({ id }) => id)
    return [block.id, ...ids].filter((id) => id !== undefined)
  })
}

/** Files whose names are known only after a build. */
export function isBuiltFile(path: string): boolean {
  return /^\/(assets|content|og|pictures)\/./.test(path)
}
