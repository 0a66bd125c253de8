import { StaticPage } from '../components/static-page.tsx'
import { backup } from '../content/backup.ts'

export function Component() {
  return <StaticPage copy={backup} />
}
