import { toString as textOf } from 'mdast-util-to-string'
import { type Message, linkMessages as messages, say } from '../messages.ts'
import { type Draft, type Report, rangeOf } from './rule.ts'

/** Texts that say nothing about where a link leads (WCAG 2.2, 2.4.4), without a dot at the end. */
const emptyWords =
  /^(?:hier|da|dort|klick|hier klicken|(?:bitte )?klicken sie hier|link|dieser link|mehr|mehr lesen|mehr erfahren|mehr dazu|(?:mehr|weitere) (?:infos|informationen)|zum artikel|hier lesen|weiter|weiterlesen|siehe hier|here|click here|this|this link|read more|learn more|more|more info)$/i

const privateAddress = /^https?:\/\/(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/

/** What is wrong with an address, whatever it leads to. */
const addressFaults: [RegExp, Message][] = [
  [privateAddress, messages.thisMachine],
  [
    /^https?:\/\/(?:localhost|127\.|\[::1\]|intranet\.|[^/:?#]+\.(?:local|lan|intern|internal|intranet|corp|localhost)(?=[:/?#]|$))/i,
    messages.thisMachine,
  ],
  [/^file:|^[a-z]:[\\/]|^\\/i, messages.thisMachine],
  [/^https?:\/\/[^./:]+(?:[/:?#]|$)/i, messages.noHost],
  [/^mailto:[^@?]*(?:@[^.?]*)?(?:\?|$)/i, messages.noMail],
  [/^http:\/\//i, messages.insecure],
  [
    /^https?:\/\/(?:[^/]*(?:safelinks\.protection\.outlook\.com|deploy-preview-\d|\.sharepoint\.com|onedrive\.live\.com|\/1drv\.ms)|(?:[^/]*[.-])?(?:staging|preprod)[.-]|1drv\.ms|(?:bit\.ly|lnkd\.in|t\.co|tinyurl\.com|ow\.ly|goo\.gl|buff\.ly)\/|teams\.microsoft\.com\/l\/|outlook\.(?:office|live)[\w.]*\/|chatgpt\.com\/c\/|www\.canva\.com\/design\/|l\.facebook\.com|www\.google\.[a-z.]+\/url\?)/i,
    messages.notForReaders,
  ],
  [/(?:[“”„»«]|%E2%80%9[CDE])$/i, messages.quoteInside],
  [
    /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|igsh(?:id)?|mkt_tok|_hsenc|srsltid|gad_source|trackingId|trk|wt_mc|si(?==[\w-]{16}))=/i,
    messages.tracking,
  ],
]

/** Links that say nothing, show one address and lead to another, or lead where no reader can follow. */
export function checkLinks({ nodes, text, addresses }: Draft, report: Report): void {
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'linkReference') continue
    const url = node.type === 'link' ? node.url : ''
    report(node, findFault(url, textOf(node), text[rangeOf(node)[0]]))
  }
  for (const { url, place } of addresses) {
    // As such it may be that of the reader's own router.
    const isShown = privateAddress.test(url) && text[(place.start.offset ?? 0) - 1] !== '('
    const [, fault] = addressFaults.find(([pattern]) => !isShown && pattern.test(url)) ?? []
    if (fault) report(place, messages.inText(url, say(fault, url)))
  }
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
