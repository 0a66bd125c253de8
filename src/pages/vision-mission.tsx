import { StaticPage } from '../blocks/static-page.tsx'
import { visionMission } from '../content/vision-mission.ts'
import { CompassRose } from '../illustrations/compass-rose.tsx'
import { inLanguage } from '../language/language.ts'
import { useLanguage } from '../language/language-provider.tsx'

export function Component() {
  return (
    <StaticPage copy={inLanguage(visionMission, useLanguage().language)} illustration={<CompassRose />} />
  )
}
