import { css } from '@linaria/core'
import { StaticPage } from '../blocks/static-page.tsx'
import type { HomeCopy } from '../content/site-plan-copy.ts'
import { SimpleContact } from '../forms/simple-contact.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { FortressPlan } from '../illustrations/fortress/fortress-plan.tsx'
import { OpenNow } from '../layout/open-now.tsx'
import { TextLink } from '../links/text-link.tsx'
import { isEnabled } from '../pages.ts'
import { PlanStart } from '../site-plan/plan-start.tsx'

/** The call at the end is beside the form. */
export function Component() {
  const copy = useCopy<HomeCopy>('home')
  const call = copy.blocks.find((block) => block.kind === 'call')
  const blocks = copy.blocks.filter((block) => block !== call)
  return (
    <StaticPage
      copy={{ ...copy, blocks }}
      illustration={isEnabled('sitePlan') ? <PlanStart copy={copy.firstQuestion} /> : <FortressPlan />}
      plan={
        <p className={facts}>
          <TextLink link={copy.offer} />
          <span>
            <OpenNow />
          </span>
        </p>
      }
    >
      {call && <SimpleContact call={call} />}
    </StaticPage>
  )
}

/* The time has its line before it is known, too. */
const facts = css`
  margin-block: var(--space-2) 0;
  font-weight: var(--weight-strong);

  > span {
    display: block;
    min-height: 1.6em;
    color: var(--ink-soft);
    font-weight: var(--weight);
  }
`
