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
    invalid: 'We could not read the request. Please reload the page and try again.',
    field: (label: string) => `Please check the field “${label}”.`,
    sendAgain: 'Please check what you typed and send it again.',
    tooMany: `We are receiving too many requests at the moment. Please ${write}.`,
    tooLarge: 'The request is too large.',
    type: 'JSON or a form was expected.',
    origin: 'The server does not accept forms from this website.',
    unknown: 'This address does not exist.',
    unavailable: `That did not work just now. Please try again later or ${write}.`,
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

Someone has asked for the ${company.name} newsletter to be sent to this address. If it was you, please confirm on this page:

${link}

The link is valid for ${confirmationHours} hours. If it was not you, you need do nothing: without confirmation, you will not receive the newsletter.

${imprint}`,
  },
  pages: {
    confirm: {
      heading: 'Confirm your subscription',
      text: 'Click once to confirm that you would like to receive our newsletter. You can unsubscribe at any time with the link in every issue.',
      button: 'Confirm',
    },
    confirmed: {
      heading: 'Thank you!',
      text: 'Your subscription is confirmed. You will receive the next newsletter.',
    },
    unsubscribe: {
      heading: 'Unsubscribe from the newsletter',
      text: 'Click once to unsubscribe. We then delete your address and your name.',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      heading: 'You have been unsubscribed',
      text: 'You will receive no further newsletters. Your address and your name have been deleted.',
    },
    expired: {
      heading: 'The link has expired',
      text: 'Please subscribe again on our website to receive a new link.',
    },
    refused: {
      heading: 'This link is not valid',
      text: `Your e-mail program may have split it over two lines: copy all of it into the address bar. If that does not help, ${write}, and we will sort it out.`,
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
