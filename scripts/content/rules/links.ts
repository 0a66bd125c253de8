import type { Link, Nodes } from 'mdast'
import { linkMessages as messages } from '../messages.ts'
import { type Draft, type Finding, placeOf } from './rule.ts'

/** Texts that say nothing about where a link leads (WCAG 2.2, 2.4.4), without a dot at the end. */
const emptyWords =
  /^(?:hier|da|dort|klick|hier klicken|(?:bitte )?klicken sie hier|link|dieser link|mehr|mehr lesen|mehr erfahren|mehr dazu|(?:mehr|weitere) (?:infos|informationen)|zum artikel|hier lesen|weiter|weiterlesen|siehe hier|here|click here|this|this link|read more|learn more|more|more info)$/i

/** What is wrong with an address, whatever it leads to. */
const addressFaults: [RegExp, (url: string) => string][] = [
  [
    /^https?:\/\/(?:localhost|127\.|\[::1\]|intranet\.|[^/:?#]+\.(?:local|lan|intern|internal|intranet|corp|localhost)(?=[:/?#]|$))/i,
    () => messages.thisMachine,
  ],
  [/^file:|^[a-z]:[\\/]|^\\/i, () => messages.thisMachine],
  [/^https?:\/\/[^./:]+(?:[/:?#]|$)/i, () => messages.noHost],
  [/^mailto:[^@?]*(?:@[^.?]*)?(?:\?|$)/i, () => messages.noMail],
  [/^http:\/\//i, (url) => messages.insecure(url.replace(/^http:/i, 'https:'))],
  [
    /^https?:\/\/(?:[^/]*(?:safelinks\.protection\.outlook\.com|deploy-preview-\d|\.sharepoint\.com|onedrive\.live\.com|\/1drv\.ms)|(?:[^/]*[.-])?(?:staging|preprod)[.-]|1drv\.ms|(?:bit\.ly|lnkd\.in|t\.co|tinyurl\.com|ow\.ly|goo\.gl|buff\.ly)\/|teams\.microsoft\.com\/l\/|outlook\.(?:office|live)[\w.]*\/|chatgpt\.com\/c\/|www\.canva\.com\/design\/|l\.facebook\.com|www\.google\.[a-z.]+\/url\?)/i,
    () => messages.notForReaders,
  ],
  [/(?:[“”„»«]|%E2%80%9[CDE])$/i, () => messages.quoteInside],
  [
    /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh(?:id)?|mkt_tok|_hsenc|srsltid|gad_source|trackingId|trk|wt_mc|si(?==[\w-]{16}))=/i,
    () => messages.tracking,
  ],
]

const privateAddress = /^https?:\/\/(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/

/** Links that say nothing, show one address and lead to another, or lead where no reader can follow. */
export function checkLinks({ nodes, text, addresses }: Draft): Finding[] {
  const ofTexts = nodes.flatMap((node): Finding[] => {
    if (node.type !== 'link' && node.type !== 'linkReference') return []
    const message = findFault(
      node.type === 'link' ? node.url : '',
      readText(node),
      text[node.position?.start.offset ?? 0],
    )
    return message === undefined ? [] : [{ place: placeOf(node), message }]
  })
  const ofAddresses = addresses.flatMap(({ url, place }): Finding[] => {
    if (privateAddress.test(url)) {
      // As such it may be that of the reader's own router.
      const isLinked = text[(place.start.offset ?? 0) - 1] === '('
      return isLinked ? [{ place, message: messages.inText(url, messages.thisMachine) }] : []
    }
    const [, message] = addressFaults.find(([pattern]) => pattern.test(url)) ?? []
    return message === undefined ? [] : [{ place, message: messages.inText(url, message(url)) }]
  })
  return [...ofTexts, ...ofAddresses]
}

function findFault(url: string, text: string, first: string | undefined): string | undefined {
  if (text.trim() === '') return messages.noText
  if (emptyWords.test(text.replace(/[\s.…›»→]+$/, '').trimStart())) return messages.emptyWords(text)
  const [mail] = /^[^\s@]+@[^\s@]+$/.exec(text.trim()) ?? []
  const [, receiver] = /^mailto:([^?]+)/i.exec(url) ?? []
  if (mail && receiver && decodeURI(receiver).toLowerCase() !== mail.toLowerCase()) {
    return messages.otherHost(mail, receiver)
  }
  // An address as such leads where it says.
  const shown = first === '[' && /^(?:https?:\/\/|www\.)[^\s/]+/i.exec(text.trim())?.[0]
  if (!shown || !/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const plain = (host: string) => host.replace(/^(https?:\/\/)?(www\.)?/i, '').toLowerCase()
  const { host } = new URL(url)
  return plain(shown) === plain(host) ? undefined : messages.otherHost(plain(shown), host)
}

function readText(node: Nodes | Link): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if ('children' in node) return node.children.map(readText).join('')
  return 'value' in node ? node.value : ''
}
