import { hasArticles } from '../../articles-of-build.ts'
import { answers, company, confirmationHours } from '../../company/company.ts'
import { isKnownCountry } from '../../company/countries.ts'
import {
  addressLine,
  claims,
  country,
  emergencySupportFrom,
  mailbox,
  marketNames,
  purposes,
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
import { plansFrom } from './tariff-features.ts'

const { logRetention, region, retention, terms, visitorData } = company
const { noticeMonths } = terms

const hasNewsletter = hasArticles && !newsletterIsOff

const forTaxAdvisors = compact(
  claims.agreedMaintenance && 'we plan maintenance around your filing deadlines',
  claims.confidentialityAgreement &&
    'our contract includes the confidentiality undertaking that professional secrecy calls for',
)

/** Of countries whose law the project does not know there are placeholders only. */
const legal: Summaries = {
  legalNotice: {
    text: `This website is published by ${company.name}, ${addressLine.en}; ${ownForm.role.name.en}: ${listOf(company.representatives)}. The page also gives ${listOf(
      compact(
        company.registerNumber && 'our registration number',
        company.vatNumber && 'our VAT number',
        company.businessPermit && 'details of our business permit',
        ...['our opening hours', 'the rules on liability', 'the applicable law'],
      ),
    )} (${country.name.en}).`,
  },
  privacy: {
    text: 'This is a summary. If you need any part in full in English, please ask us; only the German text is binding.',
    points: compact(
      `Who: ${company.name}, ${addressLine.en}, is responsible for the data processed on this website.`,
      `What: with every request, the server logs the time, your IP address, browser and operating system, the page you asked for and the page you came from. We receive other personal data only if you send it to us by form or e-mail, or give it to us by phone${purposes.length > 0 ? ', or agree to statistics' : ''}. One cookie holds your choice of cookie categories. The language you choose stays in the browser tab, and so does what you enter in forms and questionnaires until you send it.${isEnabled('emergency') ? ' Entries on the emergency sheet stay in the tab, or on your device if you tick “Remember on this device” there.' : ''} ${purposes.length > 0 ? 'Statistics stay on our own server. We use no services for' : 'We use no services for statistics or'} marketing at present, and will ask you before that changes.`,
      hasNewsletter &&
        `Newsletter: you receive it once you have confirmed your subscription with the link that we e-mail to you, which is valid for ${confirmationHours} hours. As proof of consent, we store the time and IP address of subscription and confirmation, and the wording that you agreed to. Every issue has a link to unsubscribe.`,
      `Why: to deliver the site and keep it secure (legitimate interest, Art. 6(1)(f) GDPR), to answer you and perform our contracts (consent, contract or legitimate interest, Art. 6(1)(a), (b) or (f)), to prevent misuse of the forms (legitimate interest)${hasNewsletter ? ', to send the newsletter (consent)' : ''} and to keep the records that the law requires (legal obligation, Art. 6(1)(c)).`,
      `To whom: the providers that run our server and our e-mail${company.sister ? ` and, with your agreement, ${company.sister.name} if your enquiry concerns that company` : ''}.`,
      `How long: server logs for ${logRetention.en}; enquiries until they are settled; ${hasNewsletter ? `newsletter details until you unsubscribe, then a hash of the address with the proof of consent for ${measure(visitorData.proofYears, 'years')}; ` : ''}for a day, hashes of IP and e-mail addresses to prevent misuse of the forms; business records for ${measure(retention.commercialLawYears, 'years')} from the end of the financial year.`,
      `Your rights: access, rectification, erasure, restriction, portability, objection, and withdrawal of consent at any time. You can also complain to the data protection authority of ${country.name.en}, or to the one where you live.`,
      `Contact: ${mailbox('privacy')} or ${company.phone}. Your message need not take any particular form.`,
    ),
  },
  terms: {
    text: `These terms apply to contracts between ${company.name} and business customers${claims.businessOnly ? '; consumers are excluded' : ''}. They say what we provide and what the customer must do, and govern payment (within ${measure(terms.paymentDays, 'days')}), liability, confidentiality, notice${noticeMonths === null ? '' : ` (${measure(noticeMonths, noticeMonths === 1 ? 'month' : 'months')})`} and the use of partner firms. The law of ${country.name.en} applies; only the German text is binding.`,
  },
}

/** What pages say that are in the default language alone. */
export const summaries: Summaries = {
  servicesOverview: {
    text: `You can hand over a single task or all of your IT; each service has its own page. We start with a conversation, then review what you have and give you a ${claims.writtenQuotes ? 'written ' : ''}quote.`,
  },
  managedServices: {
    text: sentences(
      `We ${listOf(compact(isIncluded('monitoring') && 'monitor your servers and workstations', isIncluded('patching') && 'install updates', isIncluded('helpdesk') ? 'run a help desk for your team' : 'help your team'))}.`,
      `There are three plans${managedServicesRate ? `, from ${managedServicesRate}` : ''}${emergencySupportFrom ? `. On the ${plansFrom(emergencySupportFrom)} plan, emergency support is available around the clock` : ''}.`,
    ),
    points: compact(...Object.values(answers).map((answer) => answer?.en)),
  },
  itSecurity: {
    text: `We review your firewall, accounts and devices and write a security plan.${claimTexts.concept ? ` Putting it into practice usually takes ${claimTexts.concept}.` : ' We then put it into practice.'} The page also explains which measures protect against which attacks and answers five common questions, one of them about NIS2.`,
  },
  cloud: {
    text: 'We set up and run Microsoft\u00a0365, as well as virtual desktops and servers in Azure or with European providers. Beforehand, we work out what should move and what should stay on your premises. The page also covers costs, data protection and moving back.',
  },
  backup: {
    text: sentences(
      `We back up servers, workstations and cloud data${claims.threeCopies ? ' following the 3-2-1 rule' : ''}${claims.encryptedBackups ? ' and encrypt the backups with AES-256' : ''}.`,
      claimTexts.file && claimTexts.server
        ? `We aim to restore a single file within ${claimTexts.file} and a whole server within ${claimTexts.server}${claims.rehearsedRestores ? ', and we run restore tests for both' : ''}.`
        : claims.rehearsedRestores && 'We run restore tests for files and whole servers.',
    ),
  },
  infrastructure: {
    text: `We plan${claims.documentation ? ', install and document' : ' and install'} cabling, Wi-Fi, firewalls, servers and storage as one system${claims.hardwareSales ? ', and supply the hardware and software' : ''}. For each project, we visit the site and give you a quote. We then install everything at an agreed time, test it and hand it over to you.`,
  },
  telephony: {
    text: `Your phone system moves to a data centre${isIncluded('numbers') ? ', and you keep your numbers' : ''}. Calls reach you on a desk phone, on a computer or in an app on your mobile. There are three packages, depending on the number of extensions${telephonyRate ? `, from ${telephonyRate}` : ''}.`,
  },
  emailArchiving: {
    text: `We set up an archive that captures e-mails as they are sent or received and keeps them unchanged and searchable for up to ${measure(retention.commercialLawYears, 'years')}. It is designed to comply with ${ifInMarkets('DE', 'German bookkeeping rules (GoBD), ') ?? ''}the GDPR and the commercial law of ${listOf(marketNames('en'))}. We start with a compliance check.`,
  },
  careers: {
    text: sentences(
      claims.applications
        ? 'We have no vacancies at present, but we welcome speculative applications: a CV and a few lines by e-mail are enough.'
        : 'If you would like to work with us, please write or call.',
      claims.applications &&
        `We work mainly in German; English is often needed too${ifInMarkets('LU', ', and it helps to know French or Luxembourgish') ?? ''}.`,
    ),
  },
  industries: {
    text: `We work for businesses in ${listOf(
      compact(
        ...(isOffered('retail') ? ['retail', 'logistics'] : []),
        isOffered('smallBusiness') && 'services',
        isOffered('healthcare') && 'healthcare',
        ...(isOffered('taxAdvisors') ? ['tax advice', 'consulting'] : []),
        'real estate',
        isOffered('manufacturing') && 'manufacturing',
      ),
    )}. The page says what matters most in each and how we get to know a business before we give a quote.`,
  },
  smallBusiness: {
    text: sentences(
      `For businesses without an IT department, we look after user accounts and devices, install updates and provide support${claims.writtenQuotes ? '. A written list sets out who does what' : ''}.`,
      isOffered('managedServices') && managedServicesRate && `Plans start at ${managedServicesRate}.`,
      noticeMonths !== null &&
        `You can end an open-ended contract at the end of any month, with ${inMonths(noticeMonths)} notice.`,
    ),
  },
  taxAdvisors: {
    text: sentences(
      `For tax advisers in ${region.en}, we look after the systems that DATEV runs on${ifInMarkets('LU', ', set up LuxTrust signing') ?? ''} and make the exchange of files with clients secure.`,
      forTaxAdvisors.length > 0 && `${capitalized(forTaxAdvisors.join(', and '))}.`,
    ),
  },
  healthcare: {
    text: 'We look after IT for medical practices, therapy centres and care services, and keep medical devices on a network of their own. The page also explains how a practice can go on seeing patients when its software is down.',
  },
  manufacturing: {
    text: `For manufacturers, we separate the production network from the office network${isOffered('backup') ? ', protect old machine controllers and back up machine programs' : ' and protect old machine controllers'}. The page also shows the order in which systems are restarted after an attack.`,
  },
  retail: {
    text: sentences(
      'For shops, branches and warehouses, we plan a second internet connection for the tills, a separate network for card terminals, and Wi-Fi that reaches every aisle.',
      claims.agreedMaintenance && 'In peak season, we make no changes except urgent security updates.',
    ),
  },
  cyberDefence: {
    text: `Cyber defence as a service (CDaaS) monitors your computers, sign-ins, mailboxes and firewall, and responds to attacks${claims.attackResponseAtNight ? ', including at night and at weekends if your contract says so' : ''}. We agree in advance which measures we may take without asking you.`,
  },
  securityServices: {
    text: `Security services keep your protection up to date. They cover devices, e-mail, accounts and firewalls, and include patching${claims.trainings ? ', vulnerability checks and awareness training' : ' and vulnerability checks'}. You can order each service on its own${claims.reports ? ', and a report tells you what was done' : ''}.`,
  },
  securityConsulting: {
    text: sentences(
      `We review technology, procedures and responsibilities and write a security plan. If you wish, we put it into practice${claimTexts.concept ? `, which usually takes ${claimTexts.concept}` : ''}.`,
      `The page also explains which businesses in ${listOf(marketNames('en'))} are covered by NIS2, which laws apply and what the reporting deadlines are.`,
    ),
  },
  backupServices: {
    text: sentences(
      `We take care of your backups: we ${listOf(
        compact(
          claims.checkedBackups && 'check every one',
          'add new systems to the schedule',
          Boolean(retention.dailyDays && retention.yearlyYears) &&
            'keep copies for anything from a few days to several years',
          claims.rehearsedRestores ? 'carry out restore tests' : 'bring back what was lost',
        ),
      )}.`,
      claims.rehearsedRestores &&
        'After each restore test of a server, you receive a report on how long it took.',
    ),
  },
  blog: {
    text: `Our articles explain IT security, compliance and backup for small and medium-sized businesses in ${region.en}. They are in German, but we are happy to answer questions in English.`,
  },
  ...(isKnownCountry(company.country) && legal),
}
