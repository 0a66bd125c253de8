import type { SitePlanCopy } from '../site-plan-copy.ts'
import { firstQuestion } from './first-question.ts'

export const sitePlan: SitePlanCopy = {
  title: 'Your security map in seven questions',
  description:
    'Seven questions about sign-in, backup, updates and networks. Your answers draw a map that shows which gaps to close first.',
  heading: 'Map your IT security',
  lead: 'The security map shows your IT as a fortress with seven sides: each answer draws a wall or a gap, or hatching if you don’t know.',
  name: 'Security map',
  answers: firstQuestion.answers,
  fronts: {
    mfa: {
      label: 'Second step',
      question: firstQuestion.question,
      hint: 'For example, an app or a security key in addition to the password.',
      gap: 'Without a second step at sign-in, a stolen password is all it takes to get into your mailboxes.',
      link: { to: '/leistungen/it-sicherheit', label: 'IT security (in German)' },
    },
    restore: {
      label: 'Restore test',
      question: 'Have you tested a restore within the last twelve months?',
      hint: 'A test counts only if data was actually restored from the backup.',
      gap: 'You only know that a backup works once someone has restored data from it.',
      link: { to: '/leistungen/backup', label: 'Backup and recovery (in German)' },
    },
    copy: {
      label: 'Protected copy',
      question: 'Is there a backup that not even an administrator can delete?',
      hint: 'For example, a copy locked against deletion until a set date, or a disk that is kept offline.',
      gap: 'Whoever gains administrator rights can delete all your backups along with the data.',
      link: { to: '/leistungen/backup', label: 'Backup and recovery (in German)' },
    },
    updates: {
      label: 'Updates',
      question: 'Does anyone check that updates are really installed on every device?',
      hint: 'Including laptops that are rarely in the office.',
      gap: 'An update that gets stuck on one device goes unnoticed until someone checks what is installed.',
      link: { to: '/leistungen/managed-services', label: 'Managed services (in German)' },
    },
    networks: {
      label: 'Separate networks',
      question: 'Are guest Wi-Fi and machines separated from the office network?',
      hint: 'Machines include tills, cameras and building controls.',
      gap: 'An infected device on the guest Wi-Fi or in the workshop can reach your office computers.',
      link: { to: '/leistungen/infrastruktur', label: 'Infrastructure (in German)' },
    },
    leavers: {
      label: 'Leavers',
      question: 'When someone leaves, is all their access blocked the same day?',
      hint: 'This includes remote access (VPN) and cloud services. Any shared passwords the person knew must be changed too.',
      gap: 'The accounts of former employees stay usable until someone remembers to block them.',
      link: { to: '/security-services', label: 'Security services (in German)' },
    },
    reporting: {
      label: 'Reporting',
      question: 'Is it clear who would report a security incident within 24 hours?',
      hint: 'Businesses covered by NIS2, the EU’s law on IT security, must give early warning of a significant incident within 24 hours; a personal data breach that may put people at risk must be reported without undue delay, within 72 hours if feasible.',
      gap: 'If you have to work out during an incident who reports it, you lose hours that you need for the report.',
      link: { to: '/security-consulting', label: 'Security consulting (in German)' },
    },
  },
  drawing:
    'A fortress with seven bastions, one for each question. “The seven sides” says how each one is drawn.',
  core: 'Your business',
  states: { yes: 'protected', no: 'gap', unknown: 'not known', open: 'no answer' },
  indexHeading: 'The seven sides',
  order:
    'Close gaps in the order of their numbers. Where something is not known, ask whoever looks after your IT whether that protection is in place.',
  byHand: 'Business: ______________________________ Date: ____________________',
  enquire: 'Send us this map',
  print: 'Print',
  reset: 'Start again',
  emergency: { to: '/emergency', label: 'If you are attacked: the emergency sheet' },
  privacy: 'Your answers do not leave this browser tab unless you send us the map or share its link.',
  sharing: {
    copyLink: 'Copy link',
    copied:
      'Link copied. Your answers are in the part of the link after the #, which browsers never send to a server.',
    notCopied: 'Please copy the link from here:',
    kept: 'Your answers in this tab are still here. Open the link in a new tab to see its map.',
  },
  message: {
    start: 'Hello,\n\nWe have filled in the security map on your website:',
    end: 'Please get in touch.',
  },
}
