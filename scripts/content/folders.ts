/** Where the markdown files are, and files that are copied as they are. */
export type SourceFolders = { posts: string; public: string }

/** `out` is where the compiled content goes. */
export type Folders = SourceFolders & { out: string }

export const defaultFolders: Folders = { posts: 'posts', public: 'public', out: '.content' }

/** The addresses of the compiled content by its folders. */
export const contentPaths = {
  posts: '/content/posts',
  pages: '/content/pages',
  search: '/content/search',
  pictures: '/pictures',
} as const
