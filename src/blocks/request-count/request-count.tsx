import { loadCopy } from '../../i18n/copies.ts'
import { useContentLanguage } from '../../i18n/language-provider.tsx'
import { LoadButton } from '../load-button.tsx'

const files = import.meta.glob('../../content/*/request-count.ts')

/** A button that counts the requests of the page, on and on. */
export function RequestCount({ label }: { label: string }) {
  const language = useContentLanguage()
  const load = async () => {
    const [{ LiveCount }] = await Promise.all([import('./live-count.tsx'), loadCopy(files, language)])
    return LiveCount
  }
  return <LoadButton key={language} label={label} load={load} />
}
