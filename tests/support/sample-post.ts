import { contentFormat, type Post } from '../../src/blog/post.ts'

/** A post as the compiler writes it, for tests. */
export function samplePost(fields: Partial<Post> = {}): Post {
  return {
    ...{ format: contentFormat, id: '1', slug: 'ein-beitrag', title: 'Ein Beitrag', excerpt: 'Ein Auszug.' },
    ...{ author: 'Team Betrieb', authorRole: 'Beratung', date: '2025-01-15', dateText: '15. Januar 2025' },
    ...{ readTime: '1 Min.', category: 'Betrieb', tags: ['NIS2', 'Backup'] },
    image: { src: '/pictures/0a1b2c.svg', width: 1200, height: 675 },
    ...{ contents: [], words: 42, related: [], html: '<p>Text</p>' },
    ...fields,
  }
}
