import { company } from '../../company/company.ts'
import { claims, partnerVendors, sisterCountry, vendorNames, vendors } from '../../company/derive.ts'
import { compact, sentences } from '../../company/optional.ts'
import { pathOf } from '../../pages.ts'
import type { Block, Card, PageCopy, Question } from '../page-copy.ts'
import { listOf } from './format.ts'
import { vendorTasks as tasks } from './vendor-tasks.ts'

/** A card of the short services page. */
const service = (card: string) => `${pathOf('servicesOverview', 'en')}#${card}`

// The texts speak of tasks, not products: another vendor in company.ts needs no new copy.
const { workplace, backup, firewall, servers, clients, telephony } = vendors
const partners = partnerVendors.map(({ name }) => name)
const { sister } = company
const backupCare = listOf(
  compact(
    claims.checkedBackups && 'check the logs',
    claims.rehearsedRestores && 'run trial restores at set intervals',
  ),
)
const isAny = vendorNames.length > 0

export const partner: PageCopy = {
  title: isAny ? 'Partners and vendors' : 'How we choose products',
  description: isAny
    ? 'Which vendors we work with, what each one is used for, and why your needs decide the choice of product.'
    : 'How we choose products, why your needs decide the choice, and what happens to the equipment you already own.',
  heading: isAny ? 'The vendors whose technology we use' : 'Which technology suits you',
  lead: isAny
    ? 'We use products we know well, and give reasons for every recommendation.'
    : 'Your needs decide which products we suggest.',
  drawing: { firewall: 'Firewall', servers: 'Servers', devices: 'Devices', sight: 'Oversight' },
  blocks: compact<Block>(
    {
      kind: 'cards',
      heading: 'The vendors and what we use them for',
      cards: compact<Card>(
        workplace && {
          icon: 'plateau',
          title: `${workplace}: ${tasks.workplace}`,
          text: 'Sign-in, e-mail and file storage run on it, as does endpoint protection. We set up the accounts and check that the security settings suit your business.',
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
          text: 'At the edge of your network, the firewall filters traffic, keeps network segments apart and accepts connections from home offices. We maintain the rules and install the updates.',
          about: 'itSecurity',
          link: { to: service('it-security'), label: 'IT security' },
        },
        servers && {
          icon: 'core',
          title: `${servers}: ${tasks.servers}`,
          text: 'These run the applications that should stay on your premises. We size computing power and storage to your needs, set up the servers and monitor them.',
          link: claims.onSiteService
            ? { to: service('on-site-service'), label: 'On-site service' }
            : { to: pathOf('contact', 'en'), label: 'Ask about servers' },
        },
        clients && {
          icon: 'house',
          title: `${clients}: ${tasks.clients}`,
          text: 'We hand over laptops and desktop computers ready for work, with your programs installed, the disk encrypted and the device entered in your inventory.',
          about: 'managedServices',
          link: { to: service('managed-services'), label: 'Managed services' },
        },
        telephony && {
          icon: 'sight',
          title: `${telephony}: ${tasks.telephony}`,
          text: 'The phone system uses your internet connection and rings on a desk phone, laptop or mobile. We set up numbers, announcements and groups around the way you work.',
          about: 'telephony',
          link: { to: pathOf('contact', 'en'), label: 'Ask about telephony' },
        },
      ),
      note: sentences(
        partners.length > 0
          ? `We have ${partners.length === 1 ? 'a partnership' : 'partnerships'} with ${listOf(partners)}. The other names stand for technology we work with; we hold no partner status with them.`
          : 'The names stand for technology we work with; we hold no partner status with these vendors.',
        partners.length > 0 &&
          'This page is still under construction: logos and fuller descriptions will follow.',
      ),
    },
    {
      kind: 'steps',
      heading: 'How we choose products',
      steps: [
        {
          title: 'Take stock',
          text: 'We look at what you already have and how long it will last. Devices and licences that still do their job stay.',
        },
        {
          title: 'Write down the requirements',
          text: 'First we write down what the product has to do. Then we check whether one that we know well fits.',
        },
        {
          title: 'Give reasons',
          text: 'We give the reasons for our proposal, and name the running costs and the drawbacks, too.',
        },
        {
          title: 'Plan the exit',
          text: 'Before you buy, we establish how you would get your data back out if you wanted to switch later.',
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
            'No. There are products we know well and therefore look at first. If a different one suits your business better, that is the one we recommend.',
        },
        claims.hardwareSales && {
          question: 'You also sell hardware and software. How independent is your advice?',
          answer:
            'It is a fair question, because sales are part of what we do. We base every recommendation on your requirements and give our reasons, which lets you compare it with other offers.',
        },
        {
          question: 'Do we have to replace the equipment we have?',
          answer:
            'Only if a device no longer receives security updates or can no longer do its job. We take on everything else, provided it can be run securely.',
        },
      ),
    },
    sister && {
      kind: 'prose',
      heading: `Our sister firm in ${sisterCountry?.en}`,
      paragraphs: [`${sister.name} is our sister firm in ${sisterCountry?.en}.`],
      links: [{ to: pathOf('company', 'en'), label: 'About the company' }],
    },
    {
      kind: 'call',
      heading: 'A question about something you already own?',
      intro: 'Give us the vendor and the model, and we will tell you whether we can look after it.',
      actions: [
        { to: pathOf('contact', 'en'), label: 'Ask a question' },
        { call: 'phone' },
        { call: 'mail', label: 'Ask by e-mail', subject: 'Question about a product' },
      ],
    },
  ),
}
