import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const accessibility: PageCopy = {
  title: 'Accessibility statement',
  description:
    'A voluntary statement on the accessibility of this website: what we check, what is not accessible yet and where to report barriers.',
  heading: 'Accessibility of this website',
  lead: 'What we test, what does not work yet, and how to tell us.',
  blocks: [
    {
      kind: 'prose',
      heading: 'What we follow',
      paragraphs: [
        'Our standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. After every change, an automated test checks pages of every kind in light and dark mode. Other tests operate menus, dialogs and forms with the keyboard. The site has not yet been tested by an independent body or by people with disabilities, so we do not claim full conformance.',
        'Text can be enlarged without loss of content. Without JavaScript, all text can still be read and all links used.',
      ],
    },
    {
      kind: 'prose',
      heading: 'What is not accessible yet',
      paragraphs: ['These are the limits we know of:'],
      points: [
        'There are no Easy Read texts and no sign-language videos.',
        'Most pages are in German, with only a short summary in English.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Report a barrier',
      paragraphs: [
        `If you come across a barrier, write to ${company.email.general} or call us. Please tell us which page it is on and which assistive technology you use. We will send you the content in a form you can use, for example as plain text by e-mail.`,
      ],
      links: [{ to: '/contact', label: 'Contact us' }],
    },
  ],
}
