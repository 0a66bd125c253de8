import { css } from '@linaria/core'
import { type ComponentType, lazy, Suspense } from 'react'
import { OpenBadge } from '../blocks/open-badge.tsx'
import { section } from '../blocks/section.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { company } from '../company/company.ts'
import { claims, country } from '../company/derive.ts'
import type { ContactCopy } from '../content/page-copy.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { useCopy, useLocalized, useMessages } from '../i18n/language-provider.tsx'
import { ReplyScale } from '../illustrations/reply-scale.tsx'
import { mailLink, mapLink, phoneLink } from '../links/contact-links.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

/** Without its file the form goes without the picture. */
const LazyPlan = lazy<ComponentType<{ label: ContactCopy['attachedPlan'] }>>(() =>
  import('../site-plan/attached-plan.tsx').then(
    ({ AttachedPlan }) => ({ default: AttachedPlan }),
    () => ({ default: () => null }),
  ),
)

const { hours } = company
const { replyHours } = claims

export function Component() {
  const messages = useMessages()
  const copy = useCopy<ContactCopy>('contact')
  const { office } = copy
  const { address, email, phone } = company
  const street = `${address.street}, ${address.postalCode} ${useLocalized(address.city)}`
  const countryName = useLocalized(country.name)

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
      <ContactForm attachments={{ sitePlan: plan }} />
      <section className={section}>
        <h2>{office.details}</h2>
        <dl className={details}>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
          <dt>{messages.email}</dt>
          <dd>
            <a href={mailLink(email.general)}>{email.general}</a>
          </dd>
          <dt>{messages.hours}</dt>
          <dd>
            {office.hours}
            {'\u2003'}
            <OpenBadge hours={hours.contactPage} texts={office} />
          </dd>
          <dt>{messages.address}</dt>
          <dd>
            <WordBreaks text={`${company.name}, ${street}`} />
          </dd>
        </dl>
      </section>
      <section className={section}>
        <h2>{office.location}</h2>
        <div>
          <p>
            <WordBreaks text={`${street}, ${countryName}`} />
          </p>
          <p>
            <a href={mapLink(`${street}, ${countryName}`)}>{office.openMap}</a>
          </p>
        </div>
      </section>
      <NewsletterForm variant="card" />
    </StaticPage>
  )
}

const details = css`
  display: grid;
  gap: 0 var(--space-4);
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
    font-size: var(--text-h3);
    overflow-wrap: anywhere;
  }
`
