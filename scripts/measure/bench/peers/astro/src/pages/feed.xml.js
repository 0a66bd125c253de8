import { getCollection } from 'astro:content'
import rss from '@astrojs/rss'

export async function GET({ site }) {
  const posts = (await getCollection('blog')).sort((a, b) => b.data.date - a.data.date)
  const items = posts.slice(0, 20).map(({ id, data: { title, excerpt, date } }) => {
    return { title, description: excerpt, pubDate: date, link: `/blog/${id}/` }
  })
  return rss({ title: 'Blog', description: 'Alle Beiträge', site, items })
}
