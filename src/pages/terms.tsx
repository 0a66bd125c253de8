import { PageBlocks } from '../blocks/page-blocks.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { ArticleContents, besideContents } from '../blog/article-contents.tsx'
import { generalTerms } from '../content/de/legal/terms.ts'
import { BoundaryLine } from '../illustrations/fortress/boundary-line.tsx'
import { DocumentHead } from '../layout/document-head.tsx'

/** The terms, with a list of their sections as articles have it. */
export function Component() {
  const { title, description, badge, heading, lead, blocks } = generalTerms
  const sections = blocks.flatMap(({ id, heading: text }) => (id === undefined ? [] : [{ id, text }]))
  return (
    <>
      <DocumentHead title={title} description={description} />
      <PageHero badge={badge} heading={heading} lead={lead} illustration={<BoundaryLine />} />
      <div className={besideContents}>
        <ArticleContents sections={sections} />
        <div>
          <PageBlocks blocks={blocks} isWide />
        </div>
      </div>
    </>
  )
}

/** Has the summary for English visitors. */
export const handle = generalTerms
