import { company, confirmationHours } from '../../company/company.ts'
import { imprintOf } from '../imprint.ts'
import type { FunctionTexts } from '../messages.ts'
import { contactForm } from './forms.ts'

/** How else to reach us. */
const write = `écrivez à ${company.email.general} ou appelez le ${company.phone}`

/** The end of a mail. */
const imprint = imprintOf('fr')

export const functionTexts: FunctionTexts = {
  imprint,
  problems: {
    invalid: 'La demande est illisible. Veuillez recharger la page et réessayer.',
    field: (label: string) => `Veuillez vérifier le champ « ${label} ».`,
    sendAgain: 'Veuillez vérifier votre saisie, puis renvoyer le formulaire.',
    tooMany: 'Nous recevons trop de demandes en ce moment.',
    tooLarge: 'La demande est trop volumineuse.',
    type: 'Un formulaire ou du JSON était attendu.',
    origin: 'Le serveur n’accepte pas de formulaire venant de ce site.',
    unknown: 'Cette adresse n’existe pas.',
    unavailable: 'Cela n’a pas fonctionné. Veuillez réessayer plus tard.',
    otherwise: `Vous pouvez aussi nous joindre : ${company.email.general}, ${company.phone}.`,
  },
  confirmation: {
    subject: 'Veuillez confirmer votre inscription à la lettre d’information',
    text: (link: string) => `Bonjour,

La lettre d’information de ${company.name} a été demandée pour cette adresse. Si cette demande vient de vous, confirmez-la sur cette page :

${link}

Le lien est valable ${confirmationHours} heures. Si la demande ne vient pas de vous, vous n’avez rien à faire : sans confirmation, vous ne recevrez pas la lettre d’information.

${imprint}`,
  },
  pages: {
    confirm: {
      heading: 'Confirmer l’inscription',
      text: 'D’un clic, vous confirmez que vous souhaitez recevoir notre lettre d’information. Chaque envoi contient un lien pour vous désabonner.',
      button: 'S’abonner à la lettre d’information',
    },
    confirmed: {
      heading: 'Merci !',
      text: 'Votre inscription est confirmée. Vous recevrez notre prochaine lettre.',
    },
    unsubscribe: {
      heading: 'Se désabonner',
      text: 'D’un clic, vous vous désabonnez. Nous supprimons alors votre adresse et votre nom.',
      button: 'Se désabonner',
    },
    unsubscribed: {
      heading: 'Vous êtes désabonné',
      text: 'Vous ne recevrez plus notre lettre d’information. Votre adresse et votre nom sont supprimés.',
    },
    expired: {
      heading: 'Le lien a expiré',
      text: 'Veuillez vous réinscrire sur notre site : vous recevrez un nouveau lien.',
    },
    refused: {
      heading: 'Ce lien n’est pas valable',
      text: `Votre messagerie l’a peut-être coupé : copiez-le en entier dans la barre d’adresse. Si cela ne suffit pas, ${write} ; nous nous en chargeons.`,
    },
    sent: { heading: 'Message envoyé', text: contactForm.sent.description },
    signedUp: {
      heading: 'Regardez dans votre boîte de réception',
      text: 'Nous vous avons envoyé un e-mail avec un lien qui confirme votre inscription.',
    },
    failed: { heading: 'Cela n’a pas fonctionné', text: '' },
    home: 'Vers la page d’accueil',
  },
  letter: {
    greeting: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    more: 'Lire tout l’article',
    why: 'Vous recevez cet e-mail parce que vous êtes abonné à notre lettre d’information.',
    unsubscribe: 'Se désabonner',
  },
}
