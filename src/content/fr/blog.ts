import { company } from '../../company/company.ts'
import { claims } from '../../company/derive.ts'
import type { BlogCopy } from '../messages.ts'

const { region } = company
const isExpert = claims.team && claims.experience

/** Texts of the blog, which is in the default language alone. */
export const blogCopy: BlogCopy = {
  title: 'Blog : sécurité et exploitation informatiques',
  description: `Des articles sur la cybersécurité, la conformité et la sauvegarde pour les petites et moyennes entreprises : ${region.fr}.`,
  heading: 'Articles sur la sécurité informatique',
  lead: 'Des modes d’emploi pour vous protéger, respecter la loi et sauvegarder vos données, écrits pour les petites et moyennes entreprises.',
  readTime: 'de lecture',
  more: 'Lire la suite',
  none: 'Il n’y a pas encore d’article ici.',
  search: {
    label: 'Chercher sur ce site',
    submit: 'Chercher',
    withoutScript: 'La recherche a besoin de JavaScript. Tous les articles figurent dans cette liste.',
    title: 'Recherche',
    tooShort: 'Veuillez saisir au moins deux lettres ou chiffres.',
    failed: 'La recherche est indisponible pour le moment. Veuillez vérifier votre connexion.',
    retry: 'Réessayer',
    more: 'Afficher plus',
    found: (count) => `${count}\u00a0${count > 1 ? 'résultats' : 'résultat'}`,
    best: (count) => `Les ${count}\u00a0meilleurs résultats`,
    noneFor: (text) => `Aucun résultat pour « ${text} »`,
    isPartial: 'Aucune page ne contient tous ces mots.',
    similar: (words) => `Mots recherchés : ${words.map((word) => `« ${word} »`).join(', ')}.`,
    suggestions: 'Vouliez-vous dire :',
    services: 'Nos services :',
    page: 'Page',
    article: 'Article',
  },
  filter: {
    label: 'Filtrer par catégorie',
    all: 'Tous',
    category: (name) => `dans la catégorie « ${name} »`,
    tag: (name) => `avec le mot-clé « ${name} »`,
    search: (text) => `pour « ${text} »`,
    categoryTitle: (name) => `Catégorie « ${name} »`,
    tagTitle: (name) => `Mot-clé « ${name} »`,
    found: (count) => `${count}\u00a0${count > 1 ? 'articles' : 'article'}`,
    none: 'Aucun article trouvé',
    reset: 'Afficher tous les articles',
  },
  pagination: {
    label: 'Pages de la liste des articles',
    newer: 'Articles plus récents',
    older: 'Articles plus anciens',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  closing: {
    heading: 'Une question reste sans réponse ?',
    text: 'Écrivez-nous ou appelez-nous. Nous répondons aussi aux questions qui vont plus loin qu’un article.',
    contact: 'Poser une question',
  },
  article: {
    back: 'Retour au blog',
    updated: 'Mis à jour le',
    contents: 'Sommaire',
    tags: 'Mots-clés :',
    questions: 'Avez-vous des questions à ce sujet ?',
    advice: (category) =>
      `${isExpert ? 'Nos experts vous conseillent' : 'Nous vous conseillons'} personnellement : ${category}.`,
    contact: 'Nous contacter',
    enquiry: (title: string) => `Au sujet de l’article « ${title} » :\n`,
    related: 'À lire aussi',
    share: {
      button: 'Partager',
      menu: 'Partager l’article',
      linkedIn: 'LinkedIn',
      facebook: 'Facebook',
      x: 'Twitter/X',
      copy: 'Copier le lien',
      isCopied: 'Copié !',
      more: 'Autres\u00a0…',
      copied: {
        title: 'Lien copié !',
        description: 'Le lien se trouve dans le presse-papiers.',
      },
      notCopied: { title: 'Erreur', description: 'Le lien n’a pas pu être copié.' },
      notShared: { title: 'Erreur', description: 'L’article n’a pas pu être partagé.' },
    },
    copy: 'Copier',
    copied: 'Copié !',
    notCopied: 'Copie impossible',
  },
}
