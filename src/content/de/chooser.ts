import { isOffered, type PageName, pathOf } from '../../pages.ts'
import type { Chooser } from '../page-copy.ts'
import { labels } from './labels.ts'

/** The services about security, by what visitors want done; each of their pages begins with it. */
export const securityChooser = chooserOf('Leistungen zur IT-Sicherheit', {
  itSecurity: 'Einrichten',
  securityServices: 'Pflegen',
  cyberDefence: 'Überwachen',
  securityConsulting: 'Beraten',
})

export const backupChooser = chooserOf('Leistungen zur Datensicherung', {
  backup: 'Aufbauen',
  backupServices: 'Betreiben',
})

function chooserOf(label: string, tasks: Partial<Record<PageName, string>>): Chooser {
  const offered = (Object.entries(tasks) as [PageName, string][]).filter(([name]) => isOffered(name))
  return {
    label,
    choices: offered.map(([name, task]) => ({ to: pathOf(name, 'de'), task, label: labels[name] })),
  }
}
