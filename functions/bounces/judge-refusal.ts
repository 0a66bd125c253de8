/**
 * What a refusal says about the address: it does not exist, it does not work for now, or nothing, since the refusal is
 * about the sender, the mail or a policy.
 */
export type Verdict = 'unknown' | 'soft' | 'other'

/** The words of mail servers, with an example each. Those about the sender and policies come before those about addresses. */
const words = {
  sender: [
    /\bsender\b/, // 553 Sender address rejected: not owned by user
    /\b(mail|envelope) from\b|\breturn.path\b/, // 550 Invalid MAIL FROM
    /\brelay(ing)?\b/, // 550 Relaying denied
  ],
  policy: [
    /\bspam|\bjunk\b|\bunsolicited\b|\bbulk\b/, // 550 High probability of spam
    /\bblocked\b|\b(black|block|deny).?list|\bdnsbl\b|\brbl\b/, // 550 Blocked by RBL
    /\breputation\b|\bpolicy\b|\bdmarc\b|\bspf\b|\bdkim\b|\bauthenticat/, // 550 Rejected by DMARC policy
    /\bvirus\b|\bmalware\b|\bcontent\b|\btoo large\b|\bsize limit\b/, // 554 Message contains a virus
    /\brate\b|\btoo many\b|\bgreylist|\bpermission\b|\bnot allowed\b|\bnot authori[sz]ed\b/, // 550 Too many recipients
  ],
  full: [
    /\bquota\b|\bover ?quota\b/, // 552 Over quota
    /\b(mailbox|inbox|account|postfach)\b.*\b(full|voll|exceed)/, // 550 Mailbox is full
    /\binsufficient (system )?storage\b/, // 552 Insufficient system storage
  ],
  unknown: [
    /\b(no such|unknown|invalid|non-?existent|unrecognized) (local )?(user|recipient|mailbox|address|account|person)/, // 550 No such user
    /\b(user|recipient|mailbox|address|account)\b.{0,60}\b(unknown|not found|not exist|no longer exist|not known|non-?existent)/, // 550 User unknown
    /\b(user|recipient|mailbox|address|account)\b.{0,60}\b(doesn.?t exist|isn.?t known)/, // 550 This account doesn't exist
    /\bno (mailbox|account|user) (here )?(by|with) that name/, // 550 Sorry, no mailbox here by that name
    /\b(empfänger|adresse|postfach|benutzer)\b.{0,60}\b(unbekannt|existiert nicht)/, // 550 Empfänger unbekannt
    /\b(destinataire|adresse|utilisateur)\b.{0,60}(\binconnue?\b|n.existe pas)/, // 550 Destinataire inconnu
  ],
} as const satisfies Record<string, readonly RegExp[]>

/** `X.1.Y` (RFC 3463, RFC 7505) of addresses that do not exist: mailbox, domain, syntax, moved, no mails at all. */
const unknownCodes = ['1', '2', '3', '6', '10']

/** `X.1.Y` about the sender. */
const senderCodes = ['7', '8', '9']

/**
 * Judges what a mail server said, such as `550 5.1.1 User unknown`. `status` is the enhanced status code of a report,
 * for texts that have none. Only what is said about an address for good, and without doubt, is `unknown`.
 */
export function judgeRefusal(said: string, status = ''): Verdict {
  const text = withoutAddresses(said).toLowerCase()
  const [, ownCode = ''] = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text) ?? []
  const code = ownCode || (/^[245]\.\d{1,3}\.\d{1,3}/.exec(status.trim())?.[0] ?? '')
  const [, reply = ''] = /(?:^|[\s;:])([45]\d\d)(?![\d.])/.exec(text) ?? []
  const [kind = '', subject = '', detail = ''] = code.split('.')
  const says = (name: keyof typeof words) => words[name].some((pattern) => pattern.test(text))
  const isOfMail = says('sender') || says('policy')

  if (subject === '7' || subject === '6' || subject === '5' || subject === '3') return 'other'
  if (subject === '1' && senderCodes.includes(detail)) return 'other'
  if (kind === '4' || (kind === '' && reply.startsWith('4'))) return isOfMail ? 'other' : 'soft'
  if (says('full')) return 'soft'
  if (subject === '1' && unknownCodes.includes(detail)) {
    return isOfMail && !says('unknown') ? 'other' : 'unknown'
  }
  if (isOfMail || (subject === '2' && detail === '3')) return 'other'
  const isPlain = subject === '' || subject === '0' || (subject === '1' && detail === '0')
  return isPlain && /^(55[013])?$/.test(reply) && says('unknown') ? 'unknown' : 'soft'
}

/** An address may contain any of the words. */
function withoutAddresses(text: string): string {
  return text.replace(/<[^<>]*>/g, ' ').replace(/\S+@\S+/g, ' ')
}
