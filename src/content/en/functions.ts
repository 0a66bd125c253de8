import { company } from '../../site/company.ts'
import type { FunctionTexts } from '../messages.ts'

export const functionTexts: FunctionTexts = {
  imprint: `${company.name}\n${company.address.street}, ${company.address.postalCode} Luxembourg\nRegistre de commerce et des sociétés Luxembourg, ${company.registerNumber}\nAutorisation d’établissement ${company.permitNumber}\nManaging director: ${company.representative}\n${company.siteUrl}`,
  problems: {
    invalid: 'We could not read the request. Please reload the page and try again.',
    field: 'Please check the field “{label}”.',
    sendAgain: 'Please check what you typed and send it again.',
    tooMany: 'We are receiving too many requests at the moment. Please try again in an hour.',
    tooLarge: 'The request is too large.',
    type: 'We could not read this message. Please use the form on our website.',
    origin: 'This message was sent from another website. Please use the form on ours.',
    unknown: 'This address does not exist.',
    unavailable: 'That did not work just now. Please try again later.',
    /** Behind each of them. */
    otherwise: `You can also reach us at ${company.email.general} and ${company.phone}.`,
  },
  confirmation: {
    subject: 'Please confirm your newsletter subscription',
    text: `Hello,

Someone has asked for the ${company.name} newsletter to be sent to this address. If it was you, please confirm on this page:

{link}

The link is valid for ${company.kept.confirmationHours} hours. If it wasn’t you, you don’t need to do anything: without confirmation, you will not receive the newsletter.`,
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
      text: `Your e-mail program may have split it over two lines: copy all of it into the address bar. If that does not help, write to ${company.email.general} or call ${company.phone}, and we will sort it out.`,
    },
    sent: {
      heading: 'Message sent',
      text: `We will get back to you within ${company.promises.replyHours} hours, not counting weekends and public holidays.`,
    },
    signedUp: {
      heading: 'Please check your inbox',
      text: 'We have sent you an e-mail with a link that confirms your subscription.',
    },
    failed: { heading: 'That did not work', text: '' },
    home: 'Go to the home page',
  },
  letter: {
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    more: 'Read the full article (in German)',
    why: 'You are receiving this e-mail because you subscribed to our newsletter.',
    unsubscribe: 'Unsubscribe',
  },
}
