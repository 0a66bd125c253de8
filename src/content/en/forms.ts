import { company } from '../../site/company.ts'
import type { ContactFormTexts, NewsletterTexts } from '../messages.ts'

export const contactForm: ContactFormTexts = {
  heading: 'Write to us',
  submit: 'Send message',
  callback: { none: 'No callback needed', morning: 'Morning', afternoon: 'Afternoon' },
  sending: 'Sending...',
  demonstration: 'This is a demonstration: this form sends nothing. Please e-mail us or call.',
  withoutScript: 'Without JavaScript, the button opens a draft e-mail with what you have typed here.',
  note: '* Required. We treat your details as confidential, use them only to reply and do not pass them on.',
  consent: {
    before: 'By sending this message, you agree that we may use your details to reply. See our ',
    after: '.',
  },
  noReply: 'Please enter your e-mail address or your phone number, so that we can reply.',
  sent: {
    title: 'Message sent!',
    description: `We will get back to you within ${company.promises.replyHours} hours, not counting weekends and public holidays.`,
  },
  receipt: 'Sent on {when} to {address}:',
  failed: {
    title: 'Message not sent',
    description: 'Your message could not be delivered.',
    kept: 'Nothing you typed is lost. Please call us or write to us:',
  },
}

export const newsletter: NewsletterTexts = {
  heading: 'IT security newsletter',
  intro:
    'New articles (in German) and practical advice for small and medium-sized businesses, at most once a month.',
  firstName: 'First name (optional)',
  consent: {
    before: `I would like ${company.name} to e-mail me its newsletter with articles and advice on IT security. I can withdraw my consent at any time. How my data is used is set out in the `,
    link: 'privacy policy (in German)',
    newTab: ' (opens a new tab)',
    after: '.',
  },
  note: '* Required. Please tick the box to subscribe. As proof of consent, we store the time and your IP address.',
  submit: 'Subscribe',
  sending: 'Subscribing…',
  byMail: 'Without JavaScript, please subscribe by e-mail:',
  mailSubject: 'Newsletter subscription',
  done: {
    title: 'One more step',
    description:
      'Please open the link in the e-mail we are sending you and confirm your subscription. Only then will you receive the newsletter.',
  },
  failed: { title: 'You are not subscribed yet', description: 'The subscription failed' },
  withoutConsent: {
    title: 'Please tick the consent box',
    description: 'Tick the box below your details to subscribe.',
  },
}
