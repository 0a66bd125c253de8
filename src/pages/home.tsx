import { NewsletterForm } from '../components/newsletter-form.tsx'
import { SimpleContact } from '../components/simple-contact.tsx'
import { StaticPage } from '../components/static-page.tsx'
import { home } from '../content/home.ts'
import { useLanguage } from '../hooks/language.tsx'
import { inLanguage } from '../i18n/language.ts'
import { Crossing } from '../illustrations/crossing.tsx'
import { FortressPlan } from '../illustrations/fortress-plan.tsx'

/** The group on both banks of the Mosel stands in the block on the sister firm. */
export function Component() {
  const copy = inLanguage(home, useLanguage().language)
  const partners = copy.blocks.findIndex(({ id }) => id === 'partners')
  return (
    <StaticPage copy={copy} illustration={<FortressPlan />} drawings={{ [partners]: <Crossing /> }}>
      <SimpleContact />
      <NewsletterForm variant="card" />
    </StaticPage>
  )
}
