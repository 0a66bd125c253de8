import type { ReactNode } from 'react'
import { useContentMessages } from '../i18n/language-provider.tsx'
import { mailLink } from '../navigation/contact-links.ts'
import { company } from '../site/company.ts'
import { Region } from '../ui/region.tsx'

/** A form is a region of its own: a fault elsewhere leaves what is being typed alone. */
export function FormRegion({ children }: { children: ReactNode }) {
  const { formFault } = useContentMessages()
  const { general } = company.email
  const fallback = (
    <p>
      {`${formFault} `}
      <a href={mailLink(general)}>{general}</a>
    </p>
  )
  return <Region fallback={fallback}>{children}</Region>
}
