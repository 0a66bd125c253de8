import { company } from '../../company/company.ts'
import type { Summaries } from '../page-copy.ts'
import { price } from './format.ts'

export const summaries: Summaries = {
  servicesOverview: {
    text: 'You can hand over a single task or all of your IT; each service has its own page. We start with a conversation, then review what you have and give you a written quote.',
  },
  managedServices: {
    text: `We monitor your servers and workstations, install updates and run a help desk for your team. There are three plans, from ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT. On the Professional or Enterprise plan, emergency support is available around the clock.`,
    points: [],
  },
  itSecurity: {
    text: 'We review your firewall, accounts and devices and write a security plan. Putting it into practice usually takes 2 to 4 weeks. The page also explains which measures protect against which attacks and answers five common questions, one of them about NIS2.',
  },
  cloud: {
    text: 'We set up and run Microsoft 365, as well as virtual desktops and servers in Azure or with European providers. Beforehand, we work out what should move and what should stay on your premises. The page also covers costs, data protection and moving back.',
  },
  backup: {
    text: `We back up servers, workstations and cloud data following the 3-2-1 rule and encrypt the backups with AES-256. We aim to restore a single file within ${company.promises.restoreFileMinutes} minutes and a whole server within ${company.promises.restoreServerHours} hours, and we run restore tests for both.`,
  },
  infrastructure: {
    text: 'We plan, install and document cabling, Wi-Fi, firewalls, servers and storage as one system, and supply the hardware and software. For each project, we visit the site and give you a quote. We then install everything at an agreed time, test it and hand it over to you.',
  },
  telephony: {
    text: `Your phone system moves to a data centre, and you keep your numbers. Calls reach you on a desk phone, on a computer or in an app on your mobile. There are three packages, depending on the number of extensions, from ${price(company.prices.telephony.starter.price)} a month per phone system, excluding VAT.`,
  },
  emailArchiving: {
    text: 'We set up an archive that captures e-mails as they are sent or received and keeps them unchanged and searchable for up to 10 years. It is designed to comply with German bookkeeping rules (GoBD), the GDPR and the commercial law of Luxembourg and Germany. We start with a compliance check.',
  },
  careers: {
    text: 'We have no vacancies at present, but we welcome speculative applications: a CV and a few lines by e-mail are enough. We work mainly in German; English is often needed too, and it helps to know French or Luxembourgish.',
  },
  industries: {
    text: 'We work for businesses in retail, logistics, services, healthcare, tax advice, consulting, real estate and manufacturing. The page says what matters most in each and how we get to know a business before we give a quote.',
  },
  smallBusiness: {
    text: `For businesses without an IT department, we look after user accounts and devices, install updates and provide support. A written list sets out who does what. Plans start at ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT. You can end an open-ended contract at the end of any month, with ${company.promises.noticeMonths} months’ notice.`,
  },
  taxAdvisors: {
    text: 'For tax advisers in Luxembourg and Germany, we look after the systems that DATEV runs on, set up LuxTrust signing and make the exchange of files with clients secure. We plan maintenance around your filing deadlines, and our contract includes the confidentiality undertaking that professional secrecy calls for.',
  },
  healthcare: {
    text: 'We look after IT for medical practices, therapy centres and care services, and keep medical devices on a network of their own. The page also explains how a practice can go on seeing patients when its software is down.',
  },
  manufacturing: {
    text: 'For manufacturers, we separate the production network from the office network, protect old machine controllers and back up machine programs. The page also shows the order in which systems are restarted after an attack.',
  },
  retail: {
    text: 'For shops, branches and warehouses, we plan a second internet connection for the tills, a separate network for card terminals, and Wi-Fi that reaches every aisle. In peak season, we make no changes except urgent security updates.',
  },
  cyberDefence: {
    text: 'Cyber defence as a service (CDaaS) monitors your computers, sign-ins, mailboxes and firewall, and responds to attacks, including at night and at weekends if your contract says so. We agree in advance which measures we may take without asking you.',
  },
  securityServices: {
    text: 'Security services keep your protection up to date. They cover devices, e-mail, accounts and firewalls, and include patching, vulnerability checks and awareness training. You can order each service on its own, and a report tells you what was done.',
  },
  securityConsulting: {
    text: 'We review technology, procedures and responsibilities and write a security plan. If you wish, we put it into practice, which usually takes 2 to 4 weeks. The page also explains which businesses in Luxembourg and Germany are covered by NIS2, which laws apply and what the reporting deadlines are.',
  },
  blog: {
    text: 'Three long articles in German: who falls under NIS2 and what to do in 90 days, zero trust in five stages, and a backup plan on the 3-2-1 rule. Ask us about them in English.',
  },
  legalNotice: {
    text: `This website is published by ${company.name}, ${company.address.street}, ${company.address.postalCode} Luxembourg; managing director: ${company.representative}; trade register ${company.registerNumber}, VAT number ${company.vatNumber}, business permit ${company.permitNumber}. The office is open Monday to Friday, 08:00 to 17:00; our contracts are governed by the law of Luxembourg.`,
  },
  privacy: {
    text: 'This is a summary. If you need any part in full in English, please ask us; only the German text is binding.',
    points: [
      `Who: ${company.name}, ${company.address.street}, ${company.address.postalCode} Luxembourg, is responsible for the data processed on this website.`,
      'What: with every request, the server logs the time, your IP address, browser and operating system, the page you asked for and the page you came from. We receive other personal data only if you send it to us by form or e-mail, or give it to us by phone. One cookie holds your choice of cookie categories for 365 days. The language you choose stays in the browser tab, and so does what you enter in forms, in questionnaires and on the emergency sheet, until you send it or close the tab. We use no services for statistics or marketing at present, and will ask you before that changes.',
      `Newsletter: you receive it once you have confirmed your subscription with the link that we e-mail to you, which is valid for ${company.kept.confirmationHours} hours. As proof of consent, we store the time and IP address of subscription and confirmation, and the wording that you agreed to. Every issue has a link to unsubscribe.`,
      'Why: to deliver the site and keep it secure (legitimate interest, Art. 6(1)(f) GDPR), to answer you and perform our contracts (consent, contract or legitimate interest, Art. 6(1)(a), (b) or (f)), to prevent misuse of the forms (legitimate interest), to send the newsletter (consent) and to keep the records that the law requires (legal obligation, Art. 6(1)(c)).',
      `To whom: our processors, a hosting provider (sample) and an e-mail provider (sample), both in Luxembourg; with your agreement, ${company.sister.name}, our sister company in Germany, if your enquiry concerns it; and public authorities where the law obliges us. Nobody else receives your data from us.`,
      `How long: server logs for 14 days; enquiries until they are settled; newsletter details until you unsubscribe, then a hash of the address with the proof of consent for ${company.kept.proofYears} years; newsletter sign-ups that are not confirmed for ${company.kept.confirmationHours} hours; for an hour, and in memory only, hashes of IP addresses to prevent misuse of the forms; business records for 10 years from the end of the financial year.`,
      'Your rights: access, rectification, erasure, restriction, portability, objection, and withdrawal of consent at any time. You can also complain to the data protection authority of Luxembourg, or to the one where you live.',
      `Contact: ${company.email.info} or ${company.phone}.`,
    ],
  },
  terms: {
    text: `These terms apply to contracts between ${company.name} and business customers; consumers are excluded. Invoices are due within 14 days, contracts end with ${company.promises.noticeMonths} months’ notice to the end of a month, cloud services can be moved with two months’ notice, the law of Luxembourg applies, and only the German text is binding.`,
  },
}
