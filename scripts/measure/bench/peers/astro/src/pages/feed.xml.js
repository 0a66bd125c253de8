import { getCollection } from 'astro:content'
import rss from '@astrojs/rss'

export async function GET({ site }) {
  const posts = await getCollection('blog')
  const newest = posts.sort((a, b) => b.data.date - a.data.date).slice(0, 20)
  return rss({
    title: 'Blog',
    description: 'Alle Beiträge',
    site,
    items: newest.map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      pubDate: data.date,
      link: `/blog/${id}/`,
    })),
  })
}
