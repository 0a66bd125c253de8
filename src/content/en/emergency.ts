import type { EmergencyCopy } from '../emergency-copy.ts'
import { reach } from './reach.ts'

export const emergency: EmergencyCopy = {
  title: 'Emergency sheet: the first hour after an attack',
  description:
    'Eight steps for the first hour after a cyber attack, fields for the phone numbers you would need, and the bodies to notify, on one printable sheet.',
  heading: 'The first hour after an attack',
  callHeading: 'Call now',
  phoneHours: reach.phone,
  customers:
    'On the Professional or Enterprise plan, call the emergency number in your contract outside these hours.',
  others:
    'Without a contract, we help during phone hours at the hourly rate, customers first. Otherwise, CIRCL helps in Luxembourg on working days, the police in both countries (see below). Write to us from a device that is not affected; we reply on the next working day:',
  stepsHeading: 'Eight steps',
  steps: {
    note: {
      title: 'Note the time',
      text: 'On paper, write down who noticed what and when. From now on, note the time of each step.',
    },
    isolate: {
      title: 'Disconnect',
      text: 'On affected devices, unplug network cables and switch off Wi-Fi. Leave devices running and delete nothing, to preserve evidence. Switch off only what you cannot disconnect.',
    },
    call: {
      title: 'Call IT and management',
      text: 'Use a mobile phone: the office phones may be down, and the attackers may be reading e-mail and chat.',
    },
    backups: {
      title: 'Protect the backups',
      text: 'Stop all backups and unplug backup disks. Do not restore anything yet.',
    },
    accounts: {
      title: 'Block access',
      text: 'Using a device that is not affected, block remote access, affected mailboxes and all administrator accounts but one. Change the password of that one and all affected passwords, then end open sessions.',
    },
    bank: {
      title: 'Call the bank',
      text: 'If payments or bank accounts may be affected, ask the bank to recall the payments and block online access.',
    },
    insurer: {
      title: 'Call the insurer',
      text: 'Do this before you hire any other firms. Pay nothing and do not negotiate until you have spoken to the insurer and the police.',
    },
    report: {
      title: 'Report',
      text: 'Report to the bodies listed below. The deadlines run from the moment you become aware of the incident. The first report need not be complete. If a breach of personal data puts people at high risk, tell those affected.',
    },
  },
  minute: 'Minute {minute}',
  doneAt: 'at',
  fill: 'Fill in and pin on the wall',
  fillIntro:
    'Enter the phone numbers you would need, print the sheet and hang it where your staff will see it. If your contract with us includes an emergency number, enter it under “IT”. What you enter does not leave this browser and is lost when you close the tab.',
  contactsHeading: 'Who to call: name and phone',
  contacts: {
    it: 'IT',
    management: 'Management',
    privacy: 'Data protection',
    insurer: 'Insurer',
    bank: 'Bank',
    police: 'Police',
    other: 'Other contact',
  },
  checkedOn: 'Numbers last checked on ____________________',
  officesHeading: 'Where to report',
  officesHead: ['Body', 'Contact', 'What for', 'Deadline'],
  officeGroups: [
    {
      country: 'Businesses in Luxembourg',
      offices: [
        {
          source: 'responseLU',
          name: 'CIRCL',
          purpose: 'advice and help for companies, on working days',
          deadline: 'voluntary, as early as possible',
        },
        {
          source: 'privacyLU',
          name: 'CNPD',
          purpose: 'personal data breach, if it may put people at risk',
          deadline: '72 hours (Art. 33 GDPR)',
          law: 'dataBreach',
        },
        {
          source: 'incidentLU',
          name: 'ILR (SERIMA)',
          purpose: 'significant incident, if NIS2 (EU law on IT security) applies to you',
          deadline: 'early warning: 24 hours',
          law: 'lawLU',
        },
        {
          source: 'policeLU',
          name: 'Police Grand-Ducale',
          purpose: 'to report the crime; in an emergency, dial 113',
          deadline: 'as soon as possible',
        },
      ],
    },
    {
      country: 'Businesses in Germany',
      offices: [
        {
          source: 'portalDE',
          name: 'BSI',
          purpose: 'significant incident, if NIS2 applies to you',
          deadline: 'early warning: 24 hours',
          law: 'incidentDE',
        },
        {
          source: 'privacyDE',
          name: 'Data protection authority of your federal state',
          contact: 'form on its website, listed at datenschutzkonferenz-online.de',
          purpose: 'personal data breach, if it may put people at risk',
          deadline: '72 hours (Art. 33 GDPR)',
          law: 'dataBreach',
        },
        {
          source: 'policeDE',
          name: 'Police: cybercrime (ZAC)',
          contact: 'state criminal police office (LKA)',
          purpose: 'to report the crime; in an emergency, dial 110',
          deadline: 'as soon as possible',
        },
      ],
    },
  ],
  financial:
    'NIS2: the full notification is due within 72 hours, the final report within a month of that notification. Financial firms covered by DORA report major IT incidents to the CSSF in Luxembourg (insurers: the CAA) or BaFin in Germany, in some cases sooner.',
  checked: 'Details as of {day}.',
  print: 'Print',
  clear: 'Delete entries',
}
