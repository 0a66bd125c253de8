import { PageBlocks } from '../blocks/page-blocks.tsx'
import { PageHero } from '../blocks/page-hero.tsx'
import { ArticleContents, besideContents } from '../blog/article-contents.tsx'
import { generalTerms } from '../content/terms.ts'

import { BoundaryLine } from '../illustrations/boundary-line.tsx'
import { DocumentHead } from '../layout/document-head.tsx'

/** The terms, with a list of their sections as articles have it. */
export function Component() {
  const { title, description, badge, heading, lead } = generalTerms
  const blocks = generalTerms.blocks.map((block, index) => ({ ...block, id: `abschnitt-${index + 1}` }))
  return (
    <>
      <DocumentHead title={title} description={description} />
      <PageHero badge={badge} heading={heading} lead={lead} illustration={<BoundaryLine />} />
      <div className={besideContents}>
        <ArticleContents sections={blocks.map(({ id, heading: text }) => ({ id, text }))} />
        <div>
          <PageBlocks blocks={blocks} isWide />
        </div>
      </div>
    </>
  )
}

/** Has the summary for English visitors. */
export const handle = generalTerms
