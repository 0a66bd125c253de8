import type { FailureKind } from '../../functions/mail/failures.ts'

/** Why a mail was not taken, and what helps, for the owner. */
const words: Record<FailureKind, string> = {
  busy: 'Der Mailserver nimmt sie noch nicht an. Sie wird von selbst noch einmal gesendet.',
  dropped: 'Die Verbindung zum Mailserver brach ab. Sie wird von selbst noch einmal gesendet.',
  'perhaps delivered':
    'Die Verbindung brach nach der Übergabe ab, vielleicht ist sie angekommen. Sehen Sie im Postfach nach.',
  stopped: 'Der Server wurde angehalten. Sie wird nach dem Start gesendet.',
  silent: 'Der Mailserver antwortet nicht. Port 465 braucht smtps:// in SMTP_URL.',
  unreachable: 'Der Mailserver ist nicht erreichbar. Prüfen Sie Name und Port in SMTP_URL.',
  'unknown host': 'Den Namen des Mailservers gibt es nicht. Prüfen Sie SMTP_URL und DNS.',
  certificate: 'Das Zertifikat des Mailservers passt nicht zu seinem Namen.',
  'no TLS on this port': 'Der Mailserver spricht an diesem Port kein TLS. Verwenden Sie smtp:// in SMTP_URL.',
  'no STARTTLS':
    'Der Mailserver verschlüsselt nicht, ohne das wird kein Passwort gesendet. Verwenden Sie smtps:// mit Port 465.',
  password: 'Der Mailserver lehnt Name oder Passwort ab. Prüfen Sie SMTP_URL.',
  'no basic authentication':
    'Microsoft 365 erlaubt keine Anmeldung mit Passwort. Verwenden Sie RESEND_API_KEY oder BREVO_API_KEY.',
  'login needed': 'Der Mailserver verlangt eine Anmeldung. Ergänzen Sie Name und Passwort in SMTP_URL.',
  key: 'Der Anbieter lehnt den Schlüssel ab. Prüfen Sie ihn und die Domain von MAIL_FROM.',
  sender: 'Der Mailserver lehnt den Absender ab. Prüfen Sie MAIL_FROM.',
  'mailbox full': 'Das Postfach des Empfängers ist voll.',
  'no such address': 'Die Adresse des Empfängers gibt es nicht.',
  recipient: 'Der Mailserver lehnt den Empfänger ab.',
  mail: 'Der Mailserver lehnt diesen Inhalt ab.',
}

/** In one sentence or two, with what the server said. */
export function describeFailure(kind: FailureKind, detail: string): string {
  return `${words[kind]} (${detail})`
}
