import { company } from '../../../../company/company.ts'
import { measure } from '../../../format.ts'
import { privacyUnder } from '../privacy.ts'

/** What the privacy policy says about the law of Luxembourg. A lawyer has to read the policy before it is used. */
export const privacy = privacyUnder({
  general: `nach der Datenschutz-Grundverordnung (DSGVO) und dem luxemburgischen Datenschutzrecht`,
  storage:
    ' (Art.\u00a04 des Gesetzes vom 30.\u00a0Mai\u00a02005 zum Schutz der Privatsphäre in der elektronischen Kommunikation)',
  records: `${measure(company.retention.commercialLawYears, 'Jahre')} ab Ende des Geschäftsjahrs (Handelsrecht)`,
  complaints: [
    'Für uns zuständig ist die Commission nationale pour la protection des données (CNPD), 15, Boulevard du Jazz, L-4370 Belvaux, Luxemburg.',
    'Sie können sich auch an die Aufsichtsbehörde des Mitgliedstaats wenden, in dem Sie leben, arbeiten oder den Verstoß vermuten, in Deutschland also an die Behörde Ihres Bundeslands.',
  ],
})
