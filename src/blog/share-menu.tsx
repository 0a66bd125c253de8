import { type MouseEvent, useState } from 'react'
import { useToasts } from '../blocks/toasts.tsx'
import { blogCopy } from '../content/de/blog.ts'
import { company } from '../site/company.ts'
import { defaultLanguage } from '../site/languages.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'

const texts = blogCopy.article.share

/** Shares a page, whose `url` is a path of this site or a whole address. Nothing is loaded from another site before. */
export function ShareMenu({ url, title }: { url: string; title: string }) {
  // A path gets the public origin of the site, a whole address stays (spec §5).
  const address = new URL(url, company.siteUrl).href
  const page = encodeURIComponent(address)
  // Each with the page in the address (spec §7).
  const networks = [
    [texts.linkedIn, `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
    [texts.facebook, `https://www.facebook.com/sharer/sharer.php?u=${page}`],
    [texts.x, `https://twitter.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}`],
  ] as const
  const button = (
    <>
      <Icon path={iconPaths.share} size={18} />
      {texts.button}
    </>
  )
  return (
    <Disclosure button={button} label={texts.menu}>
      {(close) => (
        <>
          {networks.map(([name, href]) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noopener"
                onClick={(event) => {
                  openPopUp(event)
                  // Some browsers do not follow a link that has been removed from the page.
                  window.setTimeout(close)
                }}
              >
                {name}
              </a>
            </li>
          ))}
          <li>
            <CopyEntry address={address} />
          </li>
        </>
      )}
    </Disclosure>
  )
}

/** How long the entry shows that it has copied (spec §9). */
const copiedMs = 2000

/** Shows for a while that it has copied; the list stays open for that. */
function CopyEntry({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const showToast = useToasts()

  const copy = async () => {
    try {
      // A page without TLS has no clipboard.
      await navigator.clipboard.writeText(address)
      setCopied(true)
      setTimeout(setCopied, copiedMs, false)
      showToast({ kind: 'success', ...texts.copied, language: defaultLanguage })
    } catch {
      showToast({ kind: 'error', ...texts.notCopied, language: defaultLanguage })
    }
  }
  return (
    <button type="button" onClick={copy}>
      {isCopied ? texts.isCopied : texts.copy}
    </button>
  )
}

/** Opens a link in a small window; if that is blocked, the link opens a tab. */
function openPopUp(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  // Pixels (spec §9).
  const features = 'popup,width=600,height=400'
  // With `noopener` the result would be `null` even if the window opens.
  const popUp = window.open(event.currentTarget.href, '_blank', features)
  if (popUp === null) return
  popUp.opener = null
  event.preventDefault()
}
