import type { Editing } from '../../../src/company.ts'
import type { HeaderRule } from '../security/headers.ts'
import { editorFolder } from './editor-files.ts'

/**
 * The policy of the editor's page alone: it draws with styles of its own and shows what is not saved yet, and
 * besides this site it reaches only the host of the repository (sveltiacms.app/en/docs/security).
 */
export function editorDirectives(editing: Editing): string {
  const { api, images } = hostsOf(editing)
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `connect-src 'self' blob: data: ${api}`,
    "font-src 'self'",
    "form-action 'none'",
    ["img-src 'self' blob: data:", ...images].join(' '),
    "manifest-src 'self'",
    'media-src blob:',
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ].join('; ')
}

/** The one rule for everything of the editor. No opener policy: a window for signing in answers the page. */
export function editorRule(editing: Editing): HeaderRule {
  return {
    path: `/${editorFolder}/*`,
    headers: {
      'Content-Security-Policy': `${editorDirectives(editing)}; frame-ancestors 'none'; upgrade-insecure-requests`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  }
}

/** Where the repository is read and written, and where pictures of those who do it are. */
function hostsOf(editing: Editing): { api: string; images: string[] } {
  if (editing.backend === 'github') {
    return { api: 'https://api.github.com', images: ['https://avatars.githubusercontent.com'] }
  }
  const { origin } = new URL(editing.server)
  const images = origin === 'https://gitlab.com' ? [origin, 'https://secure.gravatar.com'] : [origin]
  return { api: origin, images }
}
