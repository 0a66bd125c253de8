/**
 * What translators, extensions and proxies do to a page, by their kind. Each runs in the page, with nothing from outside
 * of it.
 */
export const foreignChanges: Readonly<Record<string, () => void>> = {
  'an extension with a node in main and one around a text of the footer': () => {
    document.querySelector('main')?.prepend(document.createElement('div'))
    const text = document.querySelector('footer p')?.firstChild as Text
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
  'a translator that moves every text': () => {
    document.documentElement.lang = 'fr'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(document.createElement('font'))
      font.firstChild?.appendChild(text)
    }
  },
  'a translator that replaces every text': () => {
    document.documentElement.lang = 'en'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const font = document.createElement('font')
      font.textContent = `~${text.data}`
      text.replaceWith(font)
    }
  },
  'a browser that makes links of numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!/\d\d/.test(text.data) || text.parentElement?.closest('script, style')) continue
      const link = document.createElement('a')
      link.href = 'tel:1'
      text.replaceWith(link)
      link.append(text)
    }
  },
  'a proxy that hides addresses of mails': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#00'
      const hidden = document.createElement('span')
      hidden.textContent = '[email\u00a0protected]'
      link.replaceChildren(hidden)
    }
  },
  'a grammar checker with nodes at every field': () => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      field.setAttribute('data-checked', '')
      field.before(document.createElement('checker-overlay'))
      field.after(document.createElement('div'))
    }
  },
  'a proxy that strips comments': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    const comments: Comment[] = []
    while (walker.nextNode()) comments.push(walker.currentNode as Comment)
    for (const comment of comments) comment.remove()
  },
  'a blocker that takes the footer away': () => document.querySelector('footer')?.remove(),
}

/** What a proxy or an extension does to the inline script of a page. */
export const inlineScriptFaults: Readonly<Record<string, (html: string) => string>> = {
  'is changed': (html) => html.replace('<script data-cfasync="false">', (tag) => `${tag};`),
  'is taken away': (html) => html.replace(/<script data-cfasync.*?<\/script>/, ''),
  'is blocked by another policy': (html) => html.replaceAll(/(script-src 'self') 'sha256-.*?'/g, '$1'),
  'gets another type': (html) =>
    html.replace('<script data-cfasync="false">', '<script type="0a-text/javascript">'),
  'is broken off': (html) => html.replace(/(<script data-cfasync.*?)return.*?(<\/script>)/, '$1$2'),
}
