import { StaticPage } from '../components/static-page.tsx'
import { visionMission } from '../content/vision-mission.ts'
import { useLanguage } from '../hooks/language.tsx'
import { inLanguage } from '../i18n/language.ts'
import { CompassRose } from '../illustrations/compass-rose.tsx'

export function Component() {
  return (
    <StaticPage copy={inLanguage(visionMission, useLanguage().language)} illustration={<CompassRose />} />
  )
}
