export const securityChooser = {
  label: 'Leistungen zur IT-Sicherheit',
  choices: [
    { to: '/leistungen/it-sicherheit', task: 'Einrichten', label: 'IT-Sicherheit' },
    { to: '/security-services', task: 'Pflegen', label: 'Security Services' },
    { to: '/cdaas', task: 'Überwachen', label: 'Cyber Defence as a Service' },
    { to: '/security-consulting', task: 'Beraten', label: 'Security Consulting' },
  ],
}

export const backupChooser = {
  label: 'Leistungen zur Datensicherung',
  choices: [
    { to: '/leistungen/backup', task: 'Aufbauen', label: 'Backup' },
    { to: '/backup-services', task: 'Betreiben', label: 'Backup Services' },
  ],
}
