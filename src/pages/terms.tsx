import { PageBlocks } from '../blocks/page-blocks.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { ArticleContents, besideContents } from '../blog/article-contents.tsx'
import type { PageCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'
import { BoundaryLine } from '../illustrations/fortress/boundary-line.tsx'
import { DocumentHead } from '../layout/document-head.tsx'

/** The terms, with a list of their sections as articles have it. */
export function Component() {
  const copy = useCopy<PageCopy>('terms')
  const { title, description, blocks } = copy
  const sections = blocks.flatMap(({ id, heading: text }) => (id === undefined ? [] : [{ id, text }]))
  return (
    <>
      <DocumentHead title={title} description={description} />
      <PageHero {...copy} illustration={<BoundaryLine />} />
      <div className={besideContents}>
        <ArticleContents sections={sections} />
        <div>
          <PageBlocks blocks={blocks} isWide />
        </div>
      </div>
    </>
  )
}
