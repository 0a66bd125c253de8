import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  Graph,
  OpeningHoursSpecification,
  Organization,
  ProfessionalService,
  Question,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import type { BlogPage, Post } from '../../../src/blog/post.ts'
import { company, hours } from '../../../src/company.ts'
import { blogCopy } from '../../../src/content/blog.ts'
import { itSecurity } from '../../../src/content/it-security.ts'
import type { PageCopy } from '../../../src/content/page-copy.ts'
import { partner } from '../../../src/content/partner.ts'
import { telephony } from '../../../src/content/telephony.ts'
import { healthcare } from '../../../src/content/topics/healthcare.ts'
import { type RenderedLanguage, renderedLanguages } from '../../../src/languages.ts'
import { crumbsOf } from '../../../src/layout/crumbs.ts'
import { articlePath, prerenderedLanguage, type ScreenName, screenAt, screens } from '../../../src/pages.ts'
import { iconFiles } from '../feeds/icon-files.ts'
import { siteAddress } from '../site-address.ts'
import type { PageMetadata } from './page-metadata.ts'

/** What a page tells search engines in the words of schema.org, as one graph. */
export function describePage(page: PageMetadata): Graph {
  const nodes: (Thing | undefined)[] = [...mainNodes(page), questionsOf(page), breadcrumbOf(page)]
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node): node is Exclude<Thing, string> => typeof node === 'object'),
  }
}

/** The screens that offer one service. */
const services = new Set<ScreenName>([
  ...(['managedServices', 'itSecurity', 'cloud', 'backup', 'infrastructure'] as const),
  ...(['telephony', 'emailArchiving'] as const),
  ...(['cyberDefence', 'securityServices', 'securityConsulting', 'backupServices'] as const),
])

/** The screens that say who the company is; on all others its name and logo are enough. */
const presentations = new Set<ScreenName>(['home', 'company', 'aboutUs', 'contact', 'legalNotice'])

/** The screens that answer questions. */
const copyWithQuestions: Partial<Record<ScreenName, Record<RenderedLanguage, PageCopy>>> = {
  itSecurity: { de: itSecurity, en: itSecurity },
  telephony: { de: telephony, en: telephony },
  healthcare: { de: healthcare, en: healthcare },
  partner,
}

function mainNodes(page: PageMetadata): Thing[] {
  const { path, post, list } = page
  const screen = screenAt(path)
  if (post) return [blogPosting(post, page)]
  if (list) return [blog(list, page)]
  if (screen && services.has(screen)) return [service(page)]
  if (screen && presentations.has(screen)) {
    const isContact = screen === 'contact'
    return [...(screen === 'home' ? [website] : []), organization(isContact), office()]
  }
  return [publisher]
}

const ids = {
  organization: siteAddress('/#organization'),
  office: siteAddress('/#office'),
  website: siteAddress('/#website'),
  blog: siteAddress(`${screens.blog.path}#blog`),
}

const logo = {
  '@type': 'ImageObject',
  url: siteAddress(iconFiles.large.path),
  width: String(iconFiles.large.size),
  height: String(iconFiles.large.size),
} as const

const publisher = {
  '@type': 'Organization',
  '@id': ids.organization,
  name: company.name,
  url: siteAddress('/'),
  logo,
} as const satisfies Organization

const website: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  name: company.shortName,
  url: siteAddress('/'),
  inLanguage: renderedLanguages,
  publisher: { '@id': ids.organization },
}

const address = {
  '@type': 'PostalAddress',
  streetAddress: company.address.street,
  postalCode: company.address.postalCode,
  addressLocality: company.address.city.de,
  addressCountry: company.address.countryCode,
} as const

function organization(withContactHours: boolean): Organization {
  return {
    ...publisher,
    legalName: company.name,
    alternateName: company.shortName,
    foundingDate: String(company.founded),
    vatID: company.vatNumber,
    telephone: company.phone,
    email: company.email.general,
    address,
    // Both firms belong to one group, which has no name of its own.
    parentOrganization: {
      '@type': 'Organization',
      subOrganization: { '@type': 'Organization', name: company.sister.name, url: company.sister.url },
    },
    ...(withContactHours && { contactPoint: contactPoint() }),
  }
}

/** The contact page has hours of its own (specification, section 1). */
function contactPoint(): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: company.phone,
    email: company.email.general,
    availableLanguage: renderedLanguages,
    hoursAvailable: openingHours(hours.contactPage),
  }
}

function office(): ProfessionalService {
  return {
    '@type': 'ProfessionalService',
    '@id': ids.office,
    name: company.name,
    url: siteAddress('/'),
    image: siteAddress(iconFiles.large.path),
    telephone: company.phone,
    email: company.email.general,
    address,
    openingHoursSpecification: openingHours(hours.office),
    parentOrganization: { '@id': ids.organization },
  }
}

function openingHours({ opens, closes }: { opens: string; closes: string }): OpeningHoursSpecification {
  const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}

function service({ path, description }: PageMetadata): Service {
  const screen = screenAt(path) as ScreenName
  const url = siteAddress(path)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: screens[screen].label.de,
    description,
    url,
    provider: publisher,
    areaServed: ['LU', 'DE'].map((name) => ({ '@type': 'Country', name }) as const),
  }
}

function questionsOf({ path }: PageMetadata): FAQPage | undefined {
  const screen = screenAt(path)
  const copy = screen && copyWithQuestions[screen]?.[prerenderedLanguage(path)]
  const questions = copy?.blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []))
  if (questions === undefined) return undefined
  return {
    '@type': 'FAQPage',
    '@id': `${siteAddress(path)}#faq`,
    mainEntity: questions.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: plain(question),
        acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
      }),
    ),
  }
}

/** Without the signs that say where a very long word may be divided. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '')
}

/** The crumbs that the page shows. One without a screen of its own has no address. */
function breadcrumbOf({ path, post }: PageMetadata): BreadcrumbList | undefined {
  const crumbs = crumbsOf(path, prerenderedLanguage(path), post?.title)
  if (crumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path: target, isLink }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...((isLink || target === path) && { item: siteAddress(target) }),
    })),
  }
}

function blog(list: BlogPage, { path }: PageMetadata): Blog {
  return {
    '@type': 'Blog',
    '@id': ids.blog,
    name: blogCopy.title,
    description: blogCopy.description,
    url: siteAddress(path),
    inLanguage: 'de',
    publisher,
    blogPost: list.posts.map(({ slug, title, date }): BlogPosting => {
      const url = siteAddress(articlePath(slug))
      return { '@type': 'BlogPosting', '@id': `${url}#article`, headline: title, url, datePublished: date }
    }),
  }
}

function blogPosting(post: Post, { path, image }: PageMetadata): BlogPosting {
  const url = siteAddress(path)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: 'de',
    datePublished: post.date,
    // A post has one date (specification, section 2).
    dateModified: post.date,
    author: { '@type': 'Person', name: post.author, jobTitle: post.authorRole },
    publisher,
    image: [siteAddress(image), siteAddress(post.image.src)],
    ...(post.tags.length > 0 && { keywords: post.tags }),
    articleSection: post.category,
    wordCount: post.words,
    isPartOf: { '@id': ids.blog },
  }
}
