import { feedPlugin } from '@11ty/eleventy-plugin-rss'

export default function (eleventy) {
  eleventy.addPlugin(feedPlugin, {
    type: 'rss',
    outputPath: '/feed.xml',
    collection: { name: 'post', limit: 20 },
    metadata: {
      language: 'de',
      title: 'Blog',
      base: 'https://www.example.com/',
      author: { name: 'Beispiel IT' },
    },
  })
  eleventy.addCollection('post', (api) => api.getFilteredByGlob('blog/*.md'))
  eleventy.addFilter('day', (date) => date.toISOString().slice(0, 10))
  eleventy.addFilter('shownDay', (date) => date.toISOString().slice(0, 10).split('-').reverse().join('.'))
  // The posts are markdown alone, with no template language in it, as for the others.
  return { markdownTemplateEngine: false }
}
