import { company } from '../../site/company.ts'
import type { Summaries } from '../page-copy.ts'
import { answers } from './answers.ts'
import { price } from './format.ts'

export const summaries: Summaries = {
  servicesOverview: {
    text: 'You can hand over a single task or all of your IT. First you get a written quote that says what it costs, what comes first and what can wait.',
  },
  managedServices: {
    text: `We monitor your servers and workstations, install updates and help your team, from ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT. ${answers.servers} ${answers.night}`,
  },
  itSecurity: {
    text: 'We check where your business is open to attack and set up the protection that is missing. A security review and a plan take 2 to 4 weeks; a second step at sign-in (MFA) is in place within days.',
  },
  cloud: {
    text: 'We set up and run Microsoft 365, virtual desktops (Windows runs in the data centre, your device shows the picture) and servers, in Azure, Microsoft’s cloud, or in a European data centre. Beforehand, we work out with you which systems are worth moving and how you could move back.',
  },
  backup: {
    text: `We back up servers, workstations and cloud data following the 3-2-1 rule (three copies on two media, one of them off-site) and encrypt the backups with AES-256. We aim to restore a single file within ${company.promises.restoreFileMinutes} minutes and a whole server within ${company.promises.restoreServerHours} hours, and we test both.`,
  },
  infrastructure: {
    text: 'We plan, install and document cabling, Wi-Fi, firewalls, servers and storage as one system, and supply the hardware and software. The documentation is complete enough for another provider to take over.',
  },
  telephony: {
    text: `Your phone system moves to a data centre, you keep your numbers, and calls reach you on a desk phone, a computer or a mobile. Packages start at ${price(company.prices.telephony.starter.price)} a month per phone system, excluding VAT.`,
  },
  emailArchiving: {
    text: 'Our archive captures every e-mail as it is sent or received and keeps it unchanged and searchable for up to 10 years. It is designed to comply with German bookkeeping rules (GoBD), the GDPR and the commercial law of Luxembourg and Germany.',
  },
  careers: {
    text: `We have no vacancies at present, but write to us anyway: a CV and a few lines by e-mail are enough. We speak ${company.languages.en}; Luxembourgish helps.`,
  },
  industries: {
    text: 'In a law firm, what matters most is the deadline; in a shop, it is the till. We work for retail, logistics, services, healthcare, advisers, real estate and manufacturing. We first find out what must not fail in your business, then plan the technology.',
  },
  smallBusiness: {
    text: `For businesses without an IT department, we look after accounts, devices and updates, and a list sets out who does what. Plans start at ${price(company.prices.managedServices.essential)} a month per workstation, excluding VAT.`,
  },
  taxAdvisors: {
    text: 'For tax advisers in Luxembourg and Germany, we look after LuxTrust signing, the secure exchange of files with clients and the systems that DATEV runs on. Just before your filing deadlines, we install only updates that cannot wait.',
  },
  healthcare: {
    text: 'We look after IT for medical practices, therapy centres and care services, and keep medical devices on a network of their own. Printed lists and forms keep reception working when the software is down.',
  },
  manufacturing: {
    text: 'We separate the production network from the office, shield old machine controllers and back up machine programs. After an attack, systems restart in an order agreed with you beforehand.',
  },
  retail: {
    text: 'For shops, branches and warehouses, we plan a backup internet connection for the tills, a separate network for card terminals and Wi-Fi that reaches every aisle. In peak season, we install urgent security updates and change nothing else.',
  },
  cyberDefence: {
    text: 'Cyber defence as a service (CDaaS) monitors your computers, sign-ins, mailboxes and firewall, and stops attacks using only measures that you have agreed to. On the Professional and Enterprise plans, we act at night, too; otherwise, you can add on-call cover.',
  },
  securityServices: {
    text: 'We maintain the protection you already have: updates, e-mail filters, accounts, firewall, vulnerability checks and awareness training, each available on its own. Once a month, you get a report.',
  },
  securityConsulting: {
    text: 'A check of seven questions gives you a first answer on whether NIS2, the EU’s law on IT security, applies to you; it is not legal advice. If you wish, we then review your business and write a security plan within 2 to 4 weeks.',
  },
  blog: {
    text: 'Three long articles in German: who falls under NIS2 (the EU’s law on IT security) and what to do in 90 days, zero trust (no sign-in is trusted unchecked) in five stages, and a backup plan based on the 3-2-1 rule. Ask us about them in English.',
  },
  legalNotice: {
    text: `This website is published by ${company.name}, ${company.address.street}, ${company.address.postalCode} Luxembourg; managing director: ${company.representative}; trade register ${company.registerNumber}, VAT number ${company.vatNumber}, business permit ${company.permitNumber}. The office is open Monday to Friday, 08:00 to 17:00; our contracts are governed by the law of Luxembourg.`,
  },
  privacy: {
    text: 'This is a summary. If you need any part in full in English, please ask us; only the German text is binding.',
    points: [
      `Who: ${company.name}, ${company.address.street}, ${company.address.postalCode} Luxembourg, is responsible for the data processed on this website.`,
      'What: with every request, the server logs the time, your IP address, browser and operating system, the page you asked for and the page you came from. We receive other personal data only if you send it to us by form or e-mail, or give it to us by phone. One cookie holds your choice of cookie categories for 365 days, another the language you choose, until you close the browser. What you enter in forms, in questionnaires and on the emergency sheet stays in the browser tab until you send it or close the tab. We use no services for statistics or marketing at present, and will ask you before that changes.',
      `Newsletter: you receive it once you have confirmed your subscription with the link that we e-mail to you, which is valid for ${company.kept.confirmationHours} hours. As proof of consent, we store the time and IP address of subscription and confirmation, and the wording that you agreed to. Every issue has a link to unsubscribe.`,
      'Why: to deliver the site and keep it secure (legitimate interest, Art. 6(1)(f) GDPR), to answer you and perform our contracts (consent, contract or legitimate interest, Art. 6(1)(a), (b) or (f)), to prevent misuse of the forms (legitimate interest), to send the newsletter (consent) and to keep the records that the law requires (legal obligation, Art. 6(1)(c)).',
      `To whom: our processors, a hosting provider (sample) and an e-mail provider (sample), both in Luxembourg; with your agreement, ${company.sister.name}, our sister company in Germany, if your enquiry concerns it; and public authorities where the law obliges us. Nobody else receives your data from us.`,
      `How long: server logs for 14 days, or until an attack or fault is resolved; enquiries until they are settled; newsletter details until you unsubscribe, when we delete your e-mail address, first name and IP addresses; as proof of consent, we keep a hash (a string of characters computed from the address) with the wording and the times for ${company.kept.proofYears} more years; job applications until the decision, or 6 months after a rejection; unconfirmed newsletter sign-ups for ${company.kept.confirmationHours} hours; for an hour, and in memory only, hashes of IP addresses to prevent misuse of the forms; business records for 10 years from the end of the financial year.`,
      'Your rights: access, rectification, erasure, restriction, portability, objection, and withdrawal of consent at any time. You can also complain to the CNPD, the data protection authority of Luxembourg, or to the one where you live.',
      `Contact: ${company.email.info} or ${company.phone}.`,
    ],
  },
  terms: {
    text: `These terms apply to contracts between ${company.name} and business customers; consumers are excluded. Invoices are due within 14 days, either side can end an ongoing contract at the end of any month with ${company.promises.noticeMonths} months’ notice, you can move cloud services elsewhere on 2 months’ notice, Luxembourg law applies, the courts of Luxembourg City have jurisdiction, and only the German text is binding. We may adjust the price of an ongoing service, at the earliest after twelve months and with four months’ notice. When a contract ends, you get your data in a common format, your access details and the documentation. If we process personal data for you, we first sign a contract under Art. 28 GDPR.`,
  },
}
