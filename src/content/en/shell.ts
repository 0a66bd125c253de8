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
  locale: 'en_GB',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  language: 'Language',
  hours: 'Opening hours',
  officeHours: hoursLine(company.hours.office, hoursWords),
  shortHours: shortHours(company.hours.office, hoursWords),
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  callPhone: (phone) => `Call ${phone}`,
  enquireAbout: (tariff) => `Enquire about ${tariff}`,
  sheet: 'Sheet',
  specimen: 'Specimen',
  onThisPage: 'On this page',
  asOf: 'Retrieved on',
  breadcrumb: 'Breadcrumb',
  backToTop: 'Back to top',
  footer: {
    servicesOverview: 'Services',
    company: 'Company',
    industries: 'Industries',
    legal: 'Legal',
    home: 'Home',
    homeSections: {
      services: 'What we do',
      company: 'Why us',
      industries: 'Who we serve',
      partners: company.sister ? 'Group' : 'Vendors',
      careers: 'Jobs',
    },
    consultation: 'Request a consultation',
    contact: 'Send a message',
    consultationSubject: 'Enquiry: consultation',
    contactSubject: 'Enquiry from the website',
    rights: 'All rights reserved.',
    sister: `Sister company in ${sisterCountry?.en}`,
    licenses: 'Licences of the software used',
  },
  fields: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    email: 'E-mail',
    callback: 'Callback',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
  },
  contactForm,
  newsletter,
  fieldProblems: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    company: 'Please enter your company.',
    email: 'Please enter your e-mail address.',
    message: 'Please enter a message.',
    phone: 'Please enter a number on which we can call you back.',
    malformedEmail: `Please enter a complete e-mail address, such as name@${exampleDomain('company')}.`,
  },
  tryAgain: (when) => `Please try again ${when}.`,
  enquirySubject: (about) => `Enquiry: ${about}`,
  simpleContact: {
    heading: 'Send a short message',
    intro: 'All we need besides your message is an e-mail address or phone number.',
    draft: 'The message opens as a draft in your e-mail program, for you to check and send.',
    open: 'Open e-mail draft',
    cut: 'Your message is too long for an automatic draft. The draft contains the beginning; please copy in the rest.',
  },
  notifications: {
    label: 'Notifications',
    close: 'Close notification',
  },
  consent: {
    label: 'Cookies',
    title: 'Your choice of cookies',
    text: 'One necessary cookie remembers your choice. We use no others without your consent. You can change your choice at any time in the footer.',
    policy: `Privacy policy${inDefaultLanguage}`,
    acceptAll: 'Accept all',
    decline: 'Decline',
    settings: 'Settings',
    close: 'Close this notice',
    openSettings: 'Cookie settings',
    settingsTitle: 'Cookie settings',
    closeSettings: 'Close the settings',
    save: 'Save selection',
    necessary: {
      title: 'Necessary',
      text: 'For basic functions of this website, such as remembering your choice here. Always on.',
    },
    analytics: {
      title: 'Statistics',
      text:
        purposes.length > 0
          ? 'Show us which pages are read. They are collected on our own server.'
          : 'Show us which pages are read. We collect none at present.',
    },
    reports: 'We also see where errors occur and how fast pages load.',
    marketing: {
      title: 'Marketing',
      text: 'For content and offers that match your interests. Not used at present.',
    },
  },
  menu: {
    open: 'Menu',
    label: 'Menu',
    close: 'Close menu',
    pages: 'more pages',
  },
  /** On a page that does not exist in the visitor's language. */
  untranslated: {
    note: (language) => `This page is available in ${language} only.`,
    languages: languageNames,
    services: 'Our services in English',
    contact: 'Contact us',
  },
  notFound: {
    heading: '404',
    text: 'Oops! Page not found',
    sheet: 'not on the map',
    home: 'Return to Home',
    /** Of the two texts before (spec §2). */
    language: 'en',
    description: 'There is no page at this address.',
    /** Before the name of a page whose address is almost the same. */
    suggestion: 'Perhaps you meant:',
    search: `Search${inDefaultLanguage}`,
    submit: 'Search',
  },
  formFault: 'This form is not working at the moment. What you typed is kept in this tab. Please write to',
  routeError: {
    notLoaded: {
      heading: 'The page could not be loaded',
      text: 'Please check your connection and reload the page.',
      reload: 'Reload',
    },
    fault: {
      heading: 'Something went wrong on this page',
      text: 'The fault is ours. The other pages still work, and reloading this one often helps.',
    },
  },
}
