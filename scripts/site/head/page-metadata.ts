import { join } from 'node:path'
import type { BlogPage, Post } from '../../../src/blog/post.ts'
import { readContent } from '../../../src/blog/read-content.ts'
import { articlePath, screens } from '../../../src/pages.ts'
import type { PageHead } from './read-head.ts'

/** The input for the head tags and the structured data of a page. */
export type PageMetadata = PageHead & {
  path: string
  /** The address of its Open Graph image on this site. */
  image: string
  post?: Post
  list?: BlogPage
}

/** The data of an article or of a page of the blog's list; other pages have none. */
export async function readPageData(path: string): Promise<Pick<PageMetadata, 'post' | 'list'>> {
  const page = path === screens.blog.path ? '1' : /^\/blog\/seite\/(\d+)$/.exec(path)?.[1]
  if (page !== undefined) return { list: await readContent<BlogPage>(join('pages', `${page}.json`)) }
  const slug = path.startsWith(articlePath('')) ? path.slice(articlePath('').length) : undefined
  return slug === undefined ? {} : { post: await readContent<Post>(join('posts', `${slug}.json`)) }
}
