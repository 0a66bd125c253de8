import { useContext } from 'react'
import { PreRenderContext } from '../i18n/pre-render-context.ts'
import { isDraftBuild } from '../site/articles-of-build.ts'
import { documentTitle, type PageHead } from '../site/page-head.ts'

type Props = Omit<PageHead, 'isIndexed'> & Partial<PageHead>

/**
 * Title and description of a page. In the browser React puts them into the document's head; at build time they are
 * collected, since the head is composed elsewhere.
 */
export function DocumentHead({ title, description, isIndexed = !isDraftBuild }: Props) {
  const preRender = useContext(PreRenderContext)
  if (import.meta.env.SSR) {
    preRender?.collectHead({ title, description, isIndexed })
    return null
  }
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}
