import { css } from '@linaria/core'
import { Fragment } from 'react'
import { OpenLine } from '../blocks/open-now.tsx'
import { section } from '../blocks/section.tsx'
import { StaticPage } from '../blocks/static-page.tsx'
import { Steps } from '../blocks/steps.tsx'
import type { ContactCopy } from '../content/page-copy.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { useCopy, useLanguage, useMessages } from '../i18n/language-provider.tsx'
import { ReplyScale } from '../illustrations/reply-scale.tsx'
import { Watch } from '../illustrations/watch.tsx'
import { mailLink, mapLink, phoneLink } from '../navigation/contact-links.ts'
import { TextLink } from '../navigation/text-link.tsx'
import { company } from '../site/company.ts'
import { pathOf } from '../site/pages.ts'
import { wideDrawing } from '../style/fragments.ts'
import { WordBreaks } from '../ui/word-breaks.tsx'

export function Component() {
  const { language } = useLanguage()
  const messages = useMessages()
  const copy = useCopy<ContactCopy>('contact')
  const { office } = copy
  const { address, email, phone } = company
  const place = `${address.street}, ${address.postalCode} ${address.city[language]}`

  return (
    <StaticPage
      copy={copy}
      illustration={<ReplyScale hours={company.promises.replyHours} />}
      isBrief
      start={
        <>
          <OpenLine link={{ to: pathOf('emergency', language), label: messages.emergency }} />
          <p>
            <a href={mapLink(place)}>{place}</a>
            <br />
            <TextLink link={office.people} />
          </p>
        </>
      }
    >
      <ContactForm />
      <section className={section}>
        <h2>{office.next.heading}</h2>
        <Steps steps={office.next.steps} />
      </section>
      <section className={section}>
        <h2>{office.details}</h2>
        <div className={reach}>
          <p>{office.reach.otherwise.join(': ')}</p>
          <dl className={details}>
            <dt>{messages.phone}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
            <dt>{messages.email}</dt>
            <dd>
              <a href={mailLink(email.general)}>{email.general}</a>
            </dd>
            {[office.reach.office, office.reach.phone].map(([name, hours]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{hours}</dd>
              </Fragment>
            ))}
            <dt>{messages.address}</dt>
            <dd>
              <WordBreaks text={`${company.name}, ${place}`} />
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
    ${wideDrawing}

    @media print {
      max-width: 18rem;
    }
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
