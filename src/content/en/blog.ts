import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import type { BlogCopy } from '../messages.ts'

const { region } = company
const isExpert = claims.team && claims.experience

/** Texts of the blog, which is in the default language alone. */
export const blogCopy: BlogCopy = {
  title: 'Blog: IT security and operations',
  description: `Articles on cyber security, compliance and backup for small and medium-sized businesses in ${region.en}.`,
  heading: 'Articles on IT security',
  lead: 'Protection, regulation and backup in small and medium-sized businesses.',
  readTime: 'read',
  more: 'Read on',
  none: 'There are no articles here yet.',
  search: {
    label: 'Search this website',
    submit: 'Search',
    withoutScript: 'The search needs JavaScript. You can find every article in this list.',
    title: 'Search',
    tooShort: 'Please type at least two letters or digits.',
    failed: 'The search is not available at the moment. Please check your connection.',
    retry: 'Try again',
    more: 'Show more',
    found: (count) => `${count}\u00a0${count === 1 ? 'result' : 'results'}`,
    best: (count) => `The best ${count}\u00a0results`,
    noneFor: (text) => `Nothing found for “${text}”`,
    isPartial: 'No page has all of these words.',
    similar: (words) => `Searched for ${words.map((word) => `“${word}”`).join(', ')}.`,
    suggestions: 'Did you mean:',
    services: 'Our services:',
    page: 'Page',
    article: 'Article',
  },
  filter: {
    label: 'Filter by category',
    all: 'All',
    category: (name) => `in the category “${name}”`,
    tag: (name) => `tagged “${name}”`,
    search: (text) => `for “${text}”`,
    categoryTitle: (name) => `Category “${name}”`,
    tagTitle: (name) => `Tag “${name}”`,
    found: (count) => `${count}\u00a0${count === 1 ? 'article' : 'articles'}`,
    none: 'No articles found',
    reset: 'Show all articles',
  },
  pagination: {
    label: 'Article pages',
    newer: 'Newer articles',
    older: 'Older articles',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  closing: {
    heading: 'Still have a question?',
    text: 'Write to us or give us a call. We are happy to go beyond what an article covers.',
    contact: 'Ask a question',
  },
  article: {
    back: 'Back to the blog',
    updated: 'Updated on',
    contents: 'Contents',
    tags: 'Tags:',
    questions: 'Any questions about this?',
    advice: (category) =>
      `${isExpert ? 'Our security experts' : 'We'} will be glad to advise you personally on ${category}.`,
    contact: 'Get in touch',
    enquiry: (title: string) => `About the article “${title}”:\n`,
    related: 'More articles you may like',
    share: {
      button: 'Share',
      menu: 'Share this article',
      linkedIn: 'LinkedIn',
      facebook: 'Facebook',
      x: 'Twitter/X',
      copy: 'Copy link',
      isCopied: 'Copied!',
      more: 'More\u00a0…',
      copied: {
        title: 'Link copied!',
        description: 'The link is on your clipboard.',
      },
      notCopied: { title: 'Error', description: 'The link could not be copied.' },
      notShared: { title: 'Error', description: 'The article could not be shared.' },
    },
    copy: 'Copy',
    copied: 'Copied!',
    notCopied: 'Could not copy',
  },
}
