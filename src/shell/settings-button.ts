import { useToasts } from '../blocks/toasts.tsx'
import { useConsent } from '../consent/consent-provider.tsx'
import { useMessages } from '../i18n/language-provider.tsx'
import { reloadOnce } from '../site/load-error.ts'

let loaded: typeof import('../consent/consent-settings.tsx') | undefined

const load = async () => {
  loaded ??= await import('../consent/consent-settings.tsx')
}

// When the button is pressed it is tried again.
const loadAhead = () => void load().catch(() => {})

/** The dialog, while it is open. */
export function useConsentSettings() {
  return useConsent().isSettingsOpen ? loaded?.ConsentSettings : undefined
}

/**
 * The attributes of a button that opens the cookie settings. Few visitors do: their code is loaded when the button is
 * pointed at, focused or pressed. After a deploy it may be gone, then the page is loaded again.
 */
export function useSettingsButton() {
  const { openSettings } = useConsent()
  const showToast = useToasts()
  const { heading, stays } = useMessages().routeError.notLoaded
  const onClick = () =>
    load().then(openSettings, async () => {
      if (!(await reloadOnce())) showToast({ kind: 'error', title: heading, description: stays })
    })
  return { onPointerEnter: loadAhead, onFocus: loadAhead, onClick, 'aria-haspopup': 'dialog' } as const
}
