import type { MouseEvent } from 'react'
import { company } from '../company/company.ts'
import { blogCopy } from '../content/de/blog.ts'
import { defaultLanguage } from '../i18n/languages.ts'
import { useToasts } from '../layout/toasts.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconPaths } from '../ui/icon-paths.ts'
import { useCopy } from './copy.tsx'

const texts = blogCopy.article.share

/** `url` is a path of this site or a whole address. */
type Props = { url: string; title: string; excerpt: string }

/** Shares a page. Nothing is loaded from another site before it is chosen. */
export function ShareMenu({ url, title, excerpt }: Props) {
  // A path gets the public origin of the site, a whole address stays (spec §5).
  const address = new URL(url, company.siteUrl).href
  const links = shareLinks(address, title)
  const { show } = useToasts()

  const shareByDevice = async () => {
    try {
      await navigator.share({ title, text: excerpt, url: address })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) show({ kind: 'error', language: defaultLanguage, ...texts.notShared })
    }
  }

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
          {(['linkedIn', 'facebook', 'x'] as const).map((name) => (
            <li key={name}>
              <a
                href={links[name]}
                target="_blank"
                rel="noopener"
                onClick={(event) => {
                  openPopUp(event)
                  // Some browsers do not follow a link that has been removed from the page.
                  window.setTimeout(close)
                }}
              >
                {texts[name]}
              </a>
            </li>
          ))}
          <li>
            <CopyEntry address={address} />
          </li>
          {typeof navigator.share === 'function' && (
            <li>
              <button
                type="button"
                onClick={() => {
                  close()
                  shareByDevice()
                }}
              >
                {texts.more}
              </button>
            </li>
          )}
        </>
      )}
    </Disclosure>
  )
}

/** Where a page is shared, with the page in the address (spec §7). */
function shareLinks(address: string, title: string) {
  const url = encodeURIComponent(address)
  return {
    linkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    x: `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(title)}`,
  } as const
}

/** Shows for a while that it has copied; the list stays open for that. */
function CopyEntry({ address }: { address: string }) {
  const { isCopied, copy } = useCopy()
  const { show } = useToasts()
  const copyAddress = async () => {
    const isDone = await copy(address)
    if (isDone === true) show({ kind: 'success', language: defaultLanguage, ...texts.copied })
    if (isDone === false) show({ kind: 'error', language: defaultLanguage, ...texts.notCopied })
  }
  return (
    <button type="button" onClick={copyAddress}>
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
