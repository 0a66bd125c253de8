import { company } from '../../company/company.ts'
import {
  claims,
  country,
  partnerVendors,
  sisterCountry,
  sisterIsAbroad,
  vendorNames,
  vendors,
} from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { partOf, pathOf } from '../../pages.ts'
import type { Block, Card, PageCopy, Question } from '../page-copy.ts'
import { listOf } from './format.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

/** A card of the short services page. */
const service = (card: string) => partOf('services', card, 'en')

// The texts speak of tasks, not products: another vendor in company.ts needs no new copy.
const { workplace, backup, firewall, servers, clients, telephony } = vendors
const partners = partnerVendors.map(({ name }) => name)
const others = vendorNames.filter((name) => !partners.includes(name))
const { sister } = company
const backupCare = listOf(
  compact(
    claims.checkedBackups && 'check the logs',
    claims.rehearsedRestores && 'run restore tests at set intervals',
  ),
)
const isAny = vendorNames.length > 0

export const partner: PageCopy = {
  title: isAny ? 'Partners and vendors' : 'How we choose products',
  description: isAny
    ? 'Which vendors we work with, what we use each one for, and how we choose products.'
    : 'How we choose products, and what happens to the equipment you already own.',
  heading: isAny ? 'The vendors whose technology we use' : 'Which technology suits you',
  lead: isAny
    ? 'We know these vendors’ products well. If another vendor’s product suits your business better, we recommend that instead.'
    : 'We write down what a product has to do before we suggest one.',
  drawing: { firewall: 'Firewall', servers: 'Servers', devices: 'Devices', sight: 'Overview' },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'The vendors and what we use them for',
      cards: compact<Card>(
        workplace && {
          icon: 'plateau',
          title: `${workplace}: ${tasks.workplace}`,
          text: `For sign-in, e-mail, file storage and endpoint protection, we use ${workplace} products. We set up the accounts and check that the security settings suit your business.`,
          about: 'cloud',
          link: { to: service('cloud'), label: 'Cloud solutions' },
        },
        backup && {
          icon: 'copy',
          title: `${backup}: ${tasks.backup}`,
          text: sentences(
            'The software backs up servers and workstations on a fixed schedule.',
            backupCare && `We ${backupCare}.`,
          ),
          about: 'backup',
          link: { to: service('backup'), label: 'Backup and recovery' },
        },
        firewall && {
          icon: 'bastion',
          title: `${firewall}: ${tasks.firewall}`,
          text: 'The firewall filters traffic to and from the internet, keeps parts of your network apart and lets staff connect from home. We maintain the rules and install the updates.',
          about: 'itSecurity',
          link: { to: service('it-security'), label: 'IT security' },
        },
        servers && {
          icon: 'core',
          title: `${servers}: ${tasks.servers}`,
          text: 'The servers run the applications that should stay on your premises. We size them to your needs, set them up and monitor them.',
          link: claims.onSiteService
            ? { to: service('on-site-service'), label: 'On-site service' }
            : { to: pathOf('contact', 'en'), label: 'Ask about servers' },
        },
        clients && {
          icon: 'house',
          title: `${clients}: ${tasks.clients}`,
          text: `We hand over laptops and desktop computers ready for work, with your programs installed and their disks encrypted.${claims.documentation ? ' Each device is entered in your inventory.' : ''}`,
          about: 'managedServices',
          link: { to: service('managed-services'), label: 'Managed services' },
        },
        telephony && {
          icon: 'sight',
          title: `${telephony}: ${tasks.telephony}`,
          text: 'Calls use your internet connection and ring on a desk phone, laptop or mobile. We set up numbers, announcements and call groups to suit the way you work.',
          about: 'telephony',
          link: { to: pathOf('contact', 'en'), label: 'Ask about telephony' },
        },
      ),
      note:
        partners.length > 0
          ? `We are ${partners.length === 1 ? 'a partner' : 'partners'} of ${listOf(partners)}.${others.length > 0 ? ` We work with technology from ${listOf(others)} without partner status.` : ''}`
          : 'We work with these vendors’ technology but have no partner status with them.',
    },
    {
      kind: 'steps',
      heading: 'How we choose products',
      steps: [
        {
          title: 'Taking stock',
          text: 'We look at what you already have and how long it will last. You keep any device or licence that still serves its purpose.',
        },
        {
          title: 'Writing down the requirements',
          text: 'We note what the product has to do, and then check whether a product we know well can do it.',
        },
        {
          title: 'Giving reasons',
          text: 'We explain our proposal, including the running costs and the drawbacks.',
        },
        {
          title: 'Planning the exit',
          text: 'Before you buy, we find out how you would get your data out again if you wanted to switch.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Common questions about how we choose',
      questions: compact<Question>(
        claims.values && {
          question: 'Are you tied to a vendor?',
          answer:
            'No. If another product meets your requirements better, we propose it, even if we do not otherwise use it.',
        },
        claims.hardwareSales && {
          question: 'You also sell hardware and software. How independent is your advice?',
          answer:
            'A fair question: sales are part of our business. We base every recommendation on your requirements and give our reasons, so that you can compare it with other offers.',
        },
        {
          question: 'Do we have to replace the equipment we have?',
          answer:
            'Rarely. We suggest replacing a device if it no longer receives security updates and cannot be isolated, or if it cannot be managed centrally. We take on whatever can be run securely.',
        },
      ),
    },
    sister && {
      kind: 'prose',
      heading: `Our sister company in ${sisterCountry?.en}`,
      paragraphs: [
        sisterIsAbroad
          ? `Together with ${sister.name}, we look after customers’ sites in both ${country.name.en} and ${sisterCountry?.en}.`
          : `${sister.name} belongs to the same group as we do.`,
      ],
      links: [{ to: pathOf('company', 'en'), label: 'About the company' }],
    },
    {
      kind: 'call',
      heading: 'A question about equipment you already own?',
      intro: 'Tell us the make and model, and we will tell you whether we can look after it.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Ask a question' },
        { call: 'phone' },
        { call: 'mail', label: 'Ask by e-mail', subject: 'Question about a product' },
      ],
    },
  ),
}
