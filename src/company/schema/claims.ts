import { z } from 'zod'
import { amount } from './parts.ts'

/** A figure of the company; with null no page says it. */
const figure = (says: string) => amount.nullable().describe(says)

/** What the company confirms; with null no page says it. */
const promise = (says: string) => z.literal(true, 'expected true or null').nullable().describe(says)

/** What only the owner can know to be true. `scripts/dev/setup/questions.yaml` asks for each. */
export const claims = z.strictObject({
  fewerOutagesPercent: figure('Up to so many per cent fewer outages of the systems in care.'),
  costSavingPercent: figure('So many per cent lower costs of running IT.'),
  availabilityPercent: figure('The availability of the systems in care.'),
  restoreFileMinutes: figure('The longest time until a single file is restored.'),
  restoreServerHours: figure('The longest time until a whole server runs again.'),
  replyHours: figure('The longest time until a message is answered.'),
  securityConceptWeeks: z
    .strictObject({ from: amount, to: amount })
    .nullable()
    .describe('How long it takes to put a security concept into practice, by a timetable.'),
  rtoHours: figure('The longest outage of the most important systems.'),
  rpoHours: figure('The most work that is lost with such an outage, in hours.'),
  businessOnly: promise('Contracts are concluded with businesses only, not with consumers.'),
  onSiteService: promise('Somebody comes to the customers, by appointment.'),
  singleOrders: promise('Single jobs are taken on without an ongoing contract.'),
  hardwareSales: promise('Hardware and software are chosen, bought and sold for customers.'),
  vendorCoordination: promise(
    'Former providers, software houses and manufacturers are dealt with on behalf of the customer.',
  ),
  approvedRemoteAccess: promise('Each remote session begins only after somebody at the screen has agreed.'),
  team: promise('Several people work here and stand in for each other.'),
  experience: promise('The company has experience with small businesses, their rules and their work.'),
  values: promise(
    'Dates are kept, prices come before the work, knowledge is written down, new technology is tried first.',
  ),
  writtenQuotes: promise('Work begins only after a written quote with scope and price.'),
  documentation: promise('Systems are documented so that customers and other firms can read it.'),
  customerOwnsAccess: promise('Domains, licences and administrator rights belong to the customer.'),
  reports: promise('Customers receive a written report on checks and recurring work.'),
  applications: promise('Unsolicited applications are welcome; the careers page describes the work.'),
  testedUpdates: promise('Updates are tested on a few devices before all others receive them.'),
  agreedMaintenance: promise('Maintenance happens in agreed windows, also in the evening or at weekends.'),
  popularTariffs: promise('Most customers choose Professional, and of the telephony Business.'),
  plannedHandover: promise('New customers are taken over by a written plan of some weeks.'),
  spareDevices: promise('Spare devices are kept ready for customers.'),
  threeCopies: promise('Data is kept in three copies on two media, one of them off-site.'),
  rehearsedRestores: promise('Restores of files and servers are rehearsed at set intervals, with a record.'),
  checkedBackups: promise('Every run of a backup is checked.'),
  encryptedBackups: promise('Backups are encrypted with AES-256, with a key that the customer holds.'),
  immutableCopy: promise('One copy cannot be deleted before its time, not even by an administrator.'),
  trainings: promise('Staff of customers are trained in recognizing attacks.'),
  attackResponseAtNight: promise('Attacks are acted on at night and at weekends.'),
  confidentialityAgreement: promise('The contract includes a duty of confidentiality.'),
  separateCosts: promise('Managed servers, new devices, setup and call charges come on top of a tariff.'),
  measuredNetworks: promise(
    'Cables and Wi-Fi are measured before a network is planned and after it is built.',
  ),
  healthNetworks: promise('Card readers and certificates for the networks of the health service are set up.'),
  euDataLocation: promise('Cloud servers are in a region within the EU.'),
})
