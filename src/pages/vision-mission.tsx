import { StaticPage } from '../blocks/static-page.tsx'
import { visionMission } from '../content/vision-mission.ts'
import { CompassRose } from '../illustrations/fortress/compass-rose.tsx'

export function Component() {
  return <StaticPage copy={visionMission} illustration={<CompassRose />} />
}
