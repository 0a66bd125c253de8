import { answers, company, confirmationHours } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import {
  addressLine,
  claims,
  country,
  emergencySupportFrom,
  mailbox,
  marketNames,
} from '../../company/derive.ts'
import { compact, ifInMarkets, sentences } from '../../company/optional.ts'
import { ownForm } from '../../company/own-form.ts'
import { isIncluded } from '../../company/tariffs.ts'
import { newsletterIsOff } from '../../endpoints.ts'
import { isEnabled, isOffered } from '../../pages.ts'
import { capitalized, measure } from '../format.ts'
import type { Summaries } from '../page-copy.ts'
import { claimTexts } from './claims.ts'
import { inMonths, listOf } from './format.ts'
import { managedServicesRate, telephonyRate } from './prices.ts'

const { logRetention, region, retention, terms, visitorData } = company
const { noticeMonths } = terms

const forTaxAdvisors = compact(
  claims.agreedMaintenance && 'maintenance follows your calendar of deadlines',
  claims.confidentialityAgreement &&
    'our contract includes the duty of confidentiality that the law requires',
)
const isKeptForYears = Boolean(retention.dailyDays && retention.yearlyYears)

/** Of countries whose law the project does not know there are placeholders only. */
const legal: Summaries = {
  legalNotice: {
    text: `This website is published by ${company.name}, ${addressLine.en}; ${ownForm.role.name.en}: ${listOf(company.representatives)}. The page also has ${listOf(
      compact(
        company.registerNumber && 'our register number',
        company.vatNumber && 'our VAT number',
        company.businessPermit && 'the business permit',
        ...['opening hours', 'liability', 'applicable law'],
      ),
    )} (${country.name.en}).`,
  },
  privacy: {
    text: 'Here is what it says, in short. If you need a part of it in English in full, please ask us; the German text is the binding one.',
    points: compact(
      `Who: ${company.name}, ${addressLine.en}, ${country.name.en}, is responsible for the data processing on this website.`,
      `What: your browser sends technical data with every request (IP address, time, browser, operating system, previous page), which the server logs. Everything else reaches us only if you give it to us: in a form, by e-mail or by phone. A cookie holds your choice of cookie categories. The language you choose and what you enter in forms and questionnaires stay in the tab.${isEnabled('emergency') ? ' What you enter on the emergency sheet stays in the tab, too, or on your device if you tick the box for it.' : ''} Statistics and marketing start only with your consent.`,
      !newsletterIsOff &&
        `Newsletter: you receive it once you have confirmed the link that we e-mail to you, which is valid for ${confirmationHours} hours. As proof we store the time and IP address of sign-up and confirmation and the wording that you agreed to. Every issue has a link to unsubscribe.`,
      'Why: to deliver the site and keep it secure (legitimate interest, Art. 6(1)(f) GDPR), to answer you (consent or the preparation of a contract, Art. 6(1)(a) and (b)), and to send the newsletter (consent).',
      `How long: server logs for ${logRetention.en}; enquiries until they are settled; newsletter details until you unsubscribe, after that only a hash of the address with the times of consent and withdrawal, as proof for ${measure(visitorData.proofYears, 'years')}; counters against misuse for a day; business records for up to ${measure(retention.commercialLawYears, 'years')}, as the law requires.`,
      `Your rights: access, rectification, erasure, restriction, portability, objection, and withdrawal of consent at any time. You can also complain to the data protection authority of ${country.name.en}, or to the one where you live.`,
      `Contact: ${mailbox('privacy')} or ${company.phone}. An informal message is enough.`,
    ),
  },
  terms: {
    text: `These terms apply to contracts of ${company.name} with business customers; consumers are excluded. They cover scope, contracts, services, the customer’s duties, payment within ${measure(terms.paymentDays, 'days')}, liability, confidentiality, notice${noticeMonths === null ? '' : ` of ${measure(noticeMonths, noticeMonths === 1 ? 'month' : 'months')}`}, partner firms and the law of ${country.name.en}; the German text is binding.`,
  },
}

/** What pages say that are in the default language alone. */
export const summaries: Summaries = {
  servicesOverview: {
    text: `You can hand over a single task or the whole of your IT; each service has a page of its own. The first step is a conversation, followed by a review of what you have and a ${claims.writtenQuotes ? 'written ' : ''}quote.`,
  },
  managedServices: {
    text: sentences(
      `We ${listOf(compact(isIncluded('monitoring') && 'monitor your servers and workstations', isIncluded('patching') && 'install updates', isIncluded('helpdesk') ? 'run a help desk for your team' : 'help your team'))}.`,
      `There are three plans${managedServicesRate ? `, from ${managedServicesRate}` : ''}.`,
      emergencySupportFrom && 'Emergency support around the clock depends on the plan.',
    ),
    points: compact(...Object.values(answers).map((answer) => answer?.en)),
  },
  itSecurity: {
    text: `We review firewall, accounts, devices and backups, write a security plan and put it into practice${claimTexts.concept ? ` within ${claimTexts.concept}` : ''}. The page also explains which measures help against which attacks and answers five common questions, one of them on NIS2.`,
  },
  cloud: {
    text: 'We plan and run Microsoft\u00a0365, servers in Azure or in European data centres and virtual desktops, and we calculate beforehand what should move and what should stay on your premises. The page also covers costs, data protection and how you can move back.',
  },
  backup: {
    text: sentences(
      `We back up servers, workstations and cloud data${claims.threeCopies ? ' by the 3-2-1 rule' : ''}${claims.encryptedBackups ? ', encrypted with AES-256 before anything leaves your premises' : ''}.`,
      claimTexts.file && claimTexts.server
        ? `Our targets are ${claimTexts.file} for a single file and ${claimTexts.server} for a whole server${claims.rehearsedRestores ? ', and we rehearse both' : ''}.`
        : claims.rehearsedRestores && 'Restoring files and whole servers is rehearsed.',
    ),
  },
  infrastructure: {
    text: `We plan${claims.documentation ? ', install and document' : ' and install'} cabling, Wi-Fi, firewall, servers and storage as one system${claims.hardwareSales ? ', and buy the hardware and software for it' : ''}. A project runs from a site visit and a quote through installation at an agreed time to measurements and handover.`,
  },
  telephony: {
    text: `Your phone system moves to a data centre${isIncluded('numbers') ? ', and you keep your numbers' : ''}: calls reach you on a desk phone, a computer or the app. There are three packages by number of extensions${telephonyRate ? `, from ${telephonyRate}` : ''}.`,
  },
  emailArchiving: {
    text: `We set up an archive that stores every e-mail as it is sent or received, unchanged and searchable, for up to ${measure(retention.commercialLawYears, 'years')}. It follows ${ifInMarkets('DE', 'German bookkeeping rules (GoBD), ') ?? ''}the GDPR and the commercial law of ${listOf(marketNames('en'))}; a compliance check is the first step.`,
  },
  careers: {
    text: sentences(
      claims.applications
        ? 'We have no vacancies at present, but we welcome speculative applications: a CV and a few lines by e-mail are enough.'
        : 'If you would like to work with us, write to us or call.',
      claims.applications &&
        `German is the language used most, ${ifInMarkets('LU', 'English is often needed too, and French and Luxembourgish help.') ?? 'and English is often needed too.'}`,
    ),
  },
  industries: {
    text: `We work for ${listOf(
      compact(
        ...(isOffered('retail') ? ['retail', 'logistics'] : []),
        isOffered('smallBusiness') && 'service providers',
        isOffered('healthcare') && 'healthcare',
        isOffered('taxAdvisors') && 'advisors and tax consultants',
        'real estate',
        isOffered('manufacturing') && 'manufacturing',
      ),
    )}. For each, this page names what matters most in its IT and how we get to know a business before we make an offer.`,
  },
  smallBusiness: {
    text: sentences(
      `For businesses without an IT department we take on accounts, devices, updates and support${claims.writtenQuotes ? ', with a written list of who does what' : ''}.`,
      isOffered('managedServices') && managedServicesRate && `Plans start at ${managedServicesRate}.`,
      noticeMonths !== null && `Contracts can be ended with ${inMonths(noticeMonths)} notice.`,
    ),
  },
  taxAdvisors: {
    text: sentences(
      `For tax consultants in ${region.en} we look after the environment for DATEV${ifInMarkets('LU', ', LuxTrust signatures') ?? ''} and secure exchange with clients.`,
      forTaxAdvisors.length > 0 && `${capitalized(listOf(forTaxAdvisors))}.`,
    ),
  },
  healthcare: {
    text: 'We look after the IT of medical practices, therapy centres and care services, under professional secrecy and with networks of their own for medical devices. The page also explains how consultations can go on when the practice software is down.',
  },
  manufacturing: {
    text: `For manufacturers we separate the production network from the office${isOffered('backup') ? ', shield old machine controls and back up machine programs' : ' and shield old machine controls'}. The page also shows in which order systems restart after an attack.`,
  },
  retail: {
    text: sentences(
      'For shops, branches and warehouses we plan a second internet connection for the tills, a separate network for card terminals and Wi-Fi between the racks.',
      claims.agreedMaintenance && 'Around the peak season we make no changes except urgent security fixes.',
    ),
  },
  cyberDefence: {
    text: `Cyber defence as a service (CDaaS) monitors your computers, sign-ins, mailboxes and firewall, and acts on attacks${claims.attackResponseAtNight ? ', at night and at weekends too if your contract says so' : ''}. Which measures may be taken without asking you is agreed beforehand.`,
  },
  securityServices: {
    text: `Security services are recurring tasks that keep your protection up to date: devices and patches, e-mail, accounts, ${claims.trainings ? 'vulnerability checks, firewall and awareness training' : 'vulnerability checks and firewall'}. You can order each one on its own${claims.reports ? ', and a report tells you what was done' : ''}.`,
  },
  securityConsulting: {
    text: sentences(
      `We analyse technology, procedures and responsibilities and write a security plan${claimTexts.concept ? `, which we put into practice within ${claimTexts.concept} if you wish` : ''}.`,
      `The page also explains whom NIS2 binds in ${listOf(marketNames('en'))}, by which laws and with which reporting deadlines.`,
    ),
  },
  backupServices: {
    text: sentences(
      `We run your backups for you: we ${listOf(
        compact(
          claims.checkedBackups && 'check every run',
          'add new systems',
          isKeptForYears && 'keep copies from days to years',
          claims.rehearsedRestores ? 'rehearse the restore' : 'bring back what was lost',
        ),
      )}.`,
      claims.rehearsedRestores && 'You receive a report with the measured times.',
    ),
  },
  blog: {
    text: `Our articles explain IT security, compliance and backup for small and medium-sized businesses in ${region.en}. They are written in German; we are happy to answer questions about them in English.`,
  },
  ...(isKnownCountry(company.country) && legal),
}
