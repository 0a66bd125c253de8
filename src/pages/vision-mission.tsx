import { StaticPage } from '../components/static-page.tsx'
import { visionMission } from '../content/vision-mission.ts'
import { useLanguage } from '../hooks/language.tsx'
import { CompassRose } from '../illustrations/compass-rose.tsx'

export function Component() {
  return <StaticPage copy={visionMission[useLanguage().language]} illustration={<CompassRose />} />
}
