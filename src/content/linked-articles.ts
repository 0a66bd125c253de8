import { articlePath } from '../pages.ts'

/** The articles that pages lead to, by their slugs. Without such an article a page goes without the link. */
export const linkedArticles = [
  'cloud-backup-strategie-321-regel',
  'nis2-richtlinie-umsetzung',
  'zero-trust-security-modell',
] as const

/** The address of an article for the copy of pages. */
export function linkedArticle(slug: (typeof linkedArticles)[number]): string {
  return articlePath(slug)
}
