import { useToasts } from '../blocks/toasts.tsx'
import { useMessages } from '../i18n/language-provider.tsx'
import { reloadOnce } from './route-error.tsx'

let dialogs: typeof import('./dialogs.ts') | undefined

const load = async () => {
  dialogs ??= await import('./dialogs.ts')
}

// When the button is pressed it is tried again.
const loadAhead = () => void load().catch(() => {})

/** The dialogs; there once the button of one was used. */
export const loadedDialogs = () => dialogs

/**
 * The attributes of a button that opens a dialog. Few visitors open one: its code, 1.9 KB, is loaded when the button is
 * pointed at, focused or pressed. After a deploy it may be gone, then the page is loaded again.
 */
export function useDialogButton(open: () => void) {
  const { show } = useToasts()
  const { heading, stays } = useMessages().routeError.notLoaded
  const onClick = () =>
    load().then(open, async () => {
      if (!(await reloadOnce())) show({ kind: 'error', title: heading, description: stays })
    })
  return { onPointerEnter: loadAhead, onFocus: loadAhead, onClick, 'aria-haspopup': 'dialog' } as const
}
