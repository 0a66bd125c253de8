import { company } from '../../company/company.ts'
import type { ContactFormTexts, NewsletterTexts } from '../messages.ts'
import { claimTexts } from './claims.ts'

/** The form of the contact page. */
export const contactForm: ContactFormTexts = {
  heading: 'Écrivez-nous',
  submit: 'Envoyer le message',
  sending: 'Envoi en cours…',
  withoutScript:
    'Sans JavaScript, le bouton ouvre dans votre messagerie un e-mail qui reprend ce que vous avez saisi.',
  note: '* Champs obligatoires. Vos données restent confidentielles et ne sont transmises à personne.',
  consent: {
    before:
      'En envoyant ce formulaire, vous acceptez que nous utilisions vos données pour vous répondre. En savoir plus : ',
    after: '.',
  },
  noReply:
    'Veuillez indiquer votre adresse e-mail ou votre numéro de téléphone pour que nous puissions vous répondre.',
  sent: {
    title: 'Message envoyé !',
    description: claimTexts.reply
      ? `Nous vous répondons sous ${claimTexts.reply}.`
      : 'Nous vous répondons dès que possible.',
  },
  receipt: (when, address) => `Envoyé le ${when} à ${address} :`,
  failed: {
    title: 'Message non envoyé',
    description: 'Votre message n’a pas pu être transmis.',
    kept: 'Rien de ce que vous avez saisi n’est perdu. Vous pouvez aussi nous joindre à l’adresse',
  },
}

/** The sign-up for the newsletter. */
export const newsletter: NewsletterTexts = {
  heading: 'Notre lettre d’information sur la sécurité informatique',
  intro: `Nos nouveaux articles et des conseils pratiques pour les petites et moyennes entreprises, par ${company.shortName}. Chaque envoi contient un lien pour vous désabonner.`,
  firstName: 'Prénom (facultatif)',
  consent: {
    before: `Je souhaite recevoir par e-mail la lettre d’information de ${company.name}, avec des articles et des conseils sur la sécurité informatique. Je peux retirer mon consentement à tout moment. La `,
    link: 'politique de confidentialité',
    newTab: ' (s’ouvre dans un nouvel onglet)',
    after: ' s’applique.',
  },
  note: '* Champs obligatoires. Sans la case cochée, pas d’inscription. À titre de preuve, nous conservons la date, l’heure et l’adresse IP de votre inscription et de sa confirmation.',
  submit: 'S’abonner',
  sending: 'Inscription en cours…',
  byMail: 'Pour vous inscrire, il suffit d’un e-mail à',
  mailSubject: 'Inscription à la lettre d’information',
  done: {
    title: 'Encore une étape',
    description:
      'Ouvrez le lien qui figure dans l’e-mail que vous allez recevoir et confirmez votre inscription. Nous ne vous écrirons qu’ensuite.',
  },
  failed: { title: 'Vous n’êtes pas encore inscrit', description: 'L’inscription a échoué' },
  withoutConsent: {
    title: 'Veuillez accepter la politique de confidentialité',
    description: 'Cochez la case sous vos coordonnées pour pouvoir vous inscrire.',
  },
}
