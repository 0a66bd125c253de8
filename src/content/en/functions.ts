import { company, confirmationHours } from '../../company/company.ts'
import { imprintOf } from '../imprint.ts'
import type { FunctionTexts } from '../messages.ts'
import { contactForm } from './forms.ts'
import { inDefaultLanguage } from './languages.ts'

/** How else to reach us. */
const write = `write to ${company.email.general} or call ${company.phone}`

/** The end of a mail. */
const imprint = imprintOf('en')

export const functionTexts: FunctionTexts = {
  imprint,
  problems: {
    invalid: 'The request cannot be read. Please reload the page and try again.',
    field: (label: string) => `Please check the field “${label}”.`,
    sendAgain: 'Please check what you typed and send it again.',
    tooMany: `There are too many requests here at the moment. Please ${write}.`,
    tooLarge: 'The request is too large.',
    type: 'JSON or a form was expected.',
    origin: 'The server accepts no forms from this website.',
    unknown: 'This address does not exist.',
    unavailable: `That did not work just now. Please try again later, ${write}.`,
    signUpNotSent: 'The confirmation e-mail could not be sent. Please check the address or try again later.',
    messageNotSent: `Your message could not be delivered. Please ${write}.`,
  },
  inputs: {
    reversed: (label: string) =>
      `The field “${label}” contains an invisible character that reverses the text. Please type the text again.`,
    severalEmails: 'Please enter exactly one e-mail address.',
    blankInEmail: 'There is a space in the e-mail address. Please remove it.',
    dotInEmail:
      'The e-mail address has a dot at the start, next to the @ or next to another dot. Please remove it.',
  },
  confirmation: {
    subject: 'Please confirm your newsletter subscription',
    text: (link: string) => `Hello,

the newsletter of ${company.name} was requested for this address. If that was you, please confirm it on this page:

${link}

The link is valid for ${confirmationHours} hours. If it was not you, there is nothing to do: without confirmation you receive no newsletter.

${imprint}`,
  },
  pages: {
    confirm: {
      heading: 'Confirm the newsletter',
      text: 'One click confirms that you would like to receive our newsletter. You can unsubscribe at any time with the link in every issue.',
      button: 'Subscribe to the newsletter',
    },
    confirmed: {
      heading: 'Thank you!',
      text: 'Your subscription is confirmed. You will receive the next newsletter.',
    },
    unsubscribe: {
      heading: 'Unsubscribe from the newsletter',
      text: 'One click unsubscribes you. We then delete your address and your name.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      heading: 'You have been unsubscribed',
      text: 'You will receive no further newsletters. Your address and your name have been deleted.',
    },
    expired: {
      heading: 'The link has expired',
      text: 'Please sign up on our website again; you will get a new link.',
    },
    refused: {
      heading: 'This link is not valid',
      text: `Your e-mail program may have broken it into lines: copy all of it into the address bar. If that does not help, ${write}; we will take care of it.`,
    },
    sent: { heading: 'Message sent', text: contactForm.sent.description },
    signedUp: {
      heading: 'Please check your inbox',
      text: 'We have sent you an e-mail with a link that confirms your subscription.',
    },
    failed: { heading: 'That did not work', text: '' },
    home: 'Go to the home page',
  },
  letter: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    more: `Read the full article${inDefaultLanguage}`,
    why: 'You are receiving this e-mail because you subscribed to our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
}
