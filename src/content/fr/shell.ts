import { company } from '../../company/company.ts'
import { exampleDomain, purposes, sisterCountry } from '../../company/derive.ts'
import { hoursLine, shortHours } from '../hours.ts'
import type { Shell } from '../messages.ts'
import { contactForm, newsletter } from './forms.ts'
import { hoursWords } from './hours.ts'
import { labels, segmentLabels } from './labels.ts'
import { inDefaultLanguage, languageNames } from './languages.ts'

export const shell: Shell = {
  labels,
  segmentLabels,
  locale: 'fr_FR',
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  language: 'Langue',
  hours: 'Horaires',
  officeHours: hoursLine(company.hours.office, hoursWords),
  shortHours: shortHours(company.hours.office, hoursWords),
  phone: 'Téléphone',
  email: 'E-mail',
  address: 'Adresse',
  callPhone: (phone) => `Appeler le ${phone}`,
  enquireAbout: (tariff) => `Demander ${tariff}`,
  sheet: 'Feuille',
  specimen: 'Spécimen',
  onThisPage: 'Sur cette page',
  asOf: 'Consulté le',
  breadcrumb: 'Fil d’Ariane',
  backToTop: 'Haut de page',
  footer: {
    servicesOverview: 'Services',
    company: 'Entreprise',
    industries: 'Secteurs',
    legal: 'Informations légales',
    home: 'Accueil',
    homeSections: {
      company: 'Pourquoi nous',
    },
    consultation: 'Demander un entretien',
    contact: 'Envoyer un message',
    consultationSubject: 'Demande : entretien conseil',
    contactSubject: 'Demande depuis le site',
    rights: 'Tous droits réservés.',
    sister: `Société sœur : ${sisterCountry?.fr}`,
    licenses: 'Licences des logiciels utilisés',
  },
  fields: {
    name: 'Nom',
    firstName: 'Prénom',
    lastName: 'Nom',
    company: 'Entreprise',
    email: 'E-mail',
    callback: 'Rappel',
    phone: 'Téléphone',
    subject: 'Objet',
    message: 'Message',
  },
  contactForm,
  newsletter,
  fieldProblems: {
    firstName: 'Veuillez indiquer votre prénom.',
    lastName: 'Veuillez indiquer votre nom.',
    company: 'Veuillez indiquer votre entreprise.',
    email: 'Veuillez indiquer votre adresse e-mail.',
    message: 'Veuillez nous dire de quoi il s’agit.',
    phone: 'Veuillez indiquer le numéro auquel nous pouvons vous rappeler.',
    malformedEmail: `Veuillez indiquer une adresse e-mail complète, par exemple nom@${exampleDomain('entreprise')}.`,
  },
  tryAgain: (when) => `Veuillez réessayer ${when}.`,
  enquirySubject: (about) => `Demande : ${about}`,
  simpleContact: {
    heading: 'Un message court',
    intro: 'Avec votre message, une adresse e-mail ou un numéro de téléphone suffit.',
    draft: 'Il en résulte un brouillon dans votre messagerie, que vous relisez et envoyez vous-même.',
    open: 'Ouvrir le brouillon',
    cut: 'Votre message est trop long pour un brouillon automatique. Le brouillon en contient le début ; veuillez y copier la suite.',
  },
  notifications: {
    label: 'Notifications',
    close: 'Fermer la notification',
  },
  consent: {
    label: 'Cookies',
    title: 'Pas de cookies sans votre accord',
    text: `Un cookie nécessaire retient votre choix. ${
      purposes.length > 0
        ? 'Les statistiques et le marketing ne démarrent qu’avec votre accord.'
        : 'Nous n’utilisons pour le moment ni statistiques ni marketing, et jamais sans votre accord.'
    } Vous pouvez changer d’avis à tout moment en bas de page.`,
    policy: `Politique de confidentialité${inDefaultLanguage}`,
    acceptAll: 'Tout accepter',
    decline: 'Refuser',
    settings: 'Paramètres',
    close: 'Fermer ce message',
    openSettings: 'Paramètres des cookies',
    settingsTitle: 'Paramètres des cookies',
    closeSettings: 'Fermer les paramètres',
    save: 'Enregistrer mon choix',
    necessary: {
      title: 'Nécessaires',
      text: 'Pour les fonctions de base du site, par exemple pour retenir votre choix. Toujours actifs.',
    },
    analytics: {
      title: 'Statistiques',
      text:
        purposes.length > 0
          ? 'Nous montrent quelles pages sont lues. Elles sont établies sur notre propre serveur.'
          : 'Nous montrent quelles pages sont lues. Nous n’en établissons aucune pour le moment.',
    },
    reports: 'Nous voyons aussi où surviennent des erreurs et à quelle vitesse les pages se chargent.',
    marketing: {
      title: 'Marketing',
      text: 'Pour des contenus et des offres qui répondent à vos centres d’intérêt. Nous n’en utilisons aucun pour le moment.',
    },
  },
  menu: {
    open: 'Menu',
    label: 'Menu',
    close: 'Fermer le menu',
    pages: 'autres pages',
  },
  untranslated: {
    note: (language) => `Cette page n’existe qu’en ${language}.`,
    languages: languageNames,
    services: 'Nos services en français',
    contact: 'Nous contacter',
  },
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    sheet: 'hors carte',
    home: 'Return to Home',
    language: 'en',
    description: 'Il n’y a pas de page à cette adresse.',
    /** Before the name of a page whose address is almost the same. */
    suggestion: 'Vous cherchiez peut-être :',
    search: `Chercher sur ce site${inDefaultLanguage}`,
    submit: 'Chercher',
  },
  formFault:
    'Ce formulaire ne fonctionne pas pour le moment. Votre saisie reste conservée dans cet onglet. Écrivez-nous à',
  routeError: {
    notLoaded: {
      heading: 'La page n’a pas pu être chargée',
      text: 'Veuillez vérifier votre connexion et recharger la page.',
      reload: 'Recharger',
    },
    fault: {
      heading: 'Une erreur s’est produite sur cette page',
      text: 'L’erreur vient de nous. Les autres pages fonctionnent, et il suffit souvent de recharger celle-ci.',
    },
  },
}
