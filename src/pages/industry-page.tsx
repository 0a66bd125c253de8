import type { ReactElement } from 'react'
import { DayPlate } from '../blocks/day-plate.tsx'
import { LongPage } from '../blocks/long-page.tsx'
import type { IndustryCopy } from '../content/page-copy.ts'
import { useCopy } from '../i18n/language-provider.tsx'

type Props = { name: string; illustration: ReactElement }

/** A page of copy and a drawing that begins with a day of the industry. */
export function Component({ name, illustration }: Props) {
  const copy = useCopy<IndustryCopy>(name)
  return <LongPage copy={copy} illustration={illustration} opening={<DayPlate day={copy.day} />} />
}
