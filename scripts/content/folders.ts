export type Folders = {
  /** Where the markdown files are. */
  posts: string
  /** Files that are published as they are. */
  public: string
  /** Where the compiled content goes. */
  out: string
}

/** What is read. */
export type SourceFolders = Pick<Folders, 'posts' | 'public'>

export const defaultFolders: Folders = { posts: 'posts', public: 'public', out: '.content' }

/**
 * Where each part of the compiled content is published: article data, pages of the list and of the lists of
 * single categories and tags, the index of the search, pictures, and, while posts are being written, images as
 * they lie beside them.
 */
export const publishedAt = {
  posts: '/content/posts',
  pages: '/content/pages',
  topics: '/content/topics',
  search: '/content/search',
  pictures: '/pictures',
  files: '/blog',
} as const
