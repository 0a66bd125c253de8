import { css } from '@linaria/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { Reachable, ReachableNow } from '../blocks/reachable.tsx'
import { section } from '../blocks/section.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { Steps } from '../blocks/steps.tsx'
import { company } from '../company/company.ts'
import { addressLine, claims, country } from '../company/derive.ts'
import type { ContactCopy } from '../content/page-copy.ts'
import { CallbackChoice } from '../forms/callback-choice.tsx'
import { ContactForm } from '../forms/contact-form.tsx'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { useCopy, useLocalized, useMessages } from '../i18n/language-provider.tsx'
import { describeSurroundings } from '../illustrations/office-places.ts'
import { OfficePlan } from '../illustrations/office-plan.tsx'
import { ReplyScale } from '../illustrations/reply-scale.tsx'
import { Watch } from '../illustrations/watch.tsx'
import { mailLink, mapLink, phoneLink } from '../links/contact-links.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** Without its file the form goes without the picture. */
const LazyPlan = lazy<ComponentType<{ label: ContactCopy['attachedPlan'] }>>(() =>
  import('../site-plan/attached-plan.tsx').then(
    ({ AttachedPlan }) => ({ default: AttachedPlan }),
    () => ({ default: () => null }),
  ),
)

const { replyHours } = claims

export function Component() {
  const messages = useMessages()
  const copy = useCopy<ContactCopy>('contact')
  const { office } = copy
  const { address, email, phone, surroundings } = company
  const city = useLocalized(address.city)
  const street = useLocalized(addressLine)
  const countryName = useLocalized(country.name)
  const place = city === countryName ? street : `${street}, ${countryName}`

  const plan = (
    <Suspense>
      <LazyPlan label={copy.attachedPlan} />
    </Suspense>
  )

  return (
    <StaticPage
      copy={copy}
      illustration={replyHours === null ? undefined : <ReplyScale hours={replyHours} />}
      isBrief
    >
      <ContactForm callback={<CallbackChoice texts={office} />} attachments={{ sitePlan: plan }} />
      <section className={section}>
        <h2>{office.next.heading}</h2>
        <Steps steps={office.next.steps} />
      </section>
      <section className={section}>
        <h2>{office.details}</h2>
        <div className={reach}>
          <ReachableNow reach={office.reach} />
          <dl className={details}>
            <dt>{messages.phone}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
            <dt>{messages.email}</dt>
            <dd>
              <a href={mailLink(email.general)}>{email.general}</a>
            </dd>
            <Reachable reach={office.reach} />
            <dt>{messages.address}</dt>
            <dd>
              <WordBreaks text={`${company.name}, ${street}`} />
            </dd>
          </dl>
          <Watch isSecond />
        </div>
      </section>
      <section className={section}>
        <h2>{office.location}</h2>
        <div>
          <p>
            <WordBreaks text={place} />
          </p>
          <p>
            <a href={mapLink(place)}>{office.openMap}</a>
          </p>
          {surroundings && (
            <div className={officePlan}>
              <OfficePlan rows={surroundings} />
              <p>{describeSurroundings(surroundings, office.surroundings)}</p>
            </div>
          )}
        </div>
      </section>
      <NewsletterForm variant="closing" />
    </StaticPage>
  )
}

const reach = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3) var(--space-4);

  @media (min-width: 78rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  > :last-child {
    container-type: inline-size;

    @media print {
      max-width: 18rem;
    }
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

const officePlan = css`
  max-width: 40rem;
  margin-block-start: var(--space-3);

  > :first-child {
    container-type: inline-size;
  }

  p {
    margin-block-start: var(--space-1);
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

const details = css`
  display: grid;
  gap: 0 var(--space-3);
  align-content: start;
  margin: 0;

  @media (min-width: 30rem) {
    grid-template-columns: max-content 1fr;
  }

  dt {
    padding-block-start: var(--space-1);
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
  }
`
