import { SixWorks } from '../six-works.tsx'

/** The six security services as detached works around the company. */
export function SixServices() {
  return <SixWorks names={['Endgeräte', 'E-Mail', 'Konten', 'Lücken', 'Firewall', 'Training']} />
}
