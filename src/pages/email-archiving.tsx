import { StaticPage } from '../components/static-page.tsx'
import { emailArchiving } from '../content/email-archiving.ts'

export function Component() {
  return <StaticPage copy={emailArchiving} />
}
