import type { EmergencyCopy } from '../content/emergency-copy.ts'
import { EmergencySheet } from '../emergency/emergency-sheet.tsx'
import { useCopy } from '../i18n/language-provider.tsx'
import { DocumentHead } from '../layout/document-head.tsx'

export function Component() {
  const copy = useCopy<EmergencyCopy>('emergency')
  return (
    <>
      <DocumentHead title={copy.title} description={copy.description} />
      <EmergencySheet copy={copy} />
    </>
  )
}
