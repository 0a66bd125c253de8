import { company } from '../../../../company/company.ts'
import { germanStates } from '../../../../company/german-states.ts'
import { measure } from '../../../format.ts'
import { privacyUnder } from '../privacy.ts'

const state = company.state && germanStates[company.state]

/** What the privacy policy says about the law of Germany. A lawyer has to read the policy before it is used. */
export const privacy = privacyUnder({
  general: 'nach der Datenschutz-Grundverordnung (DSGVO) und dem Bundesdatenschutzgesetz (BDSG)',
  storage: ' (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG)',
  records: `je nach Art 6, 8 oder ${measure(company.retention.commercialLawYears, 'Jahre')} nach Handels- und Steuerrecht (§\u00a0257 HGB, §\u00a0147 AO)`,
  complaints: [
    state
      ? `Für uns zuständig ist ${state.authority}, ${state.address}.`
      : 'Für uns zuständig ist die Aufsichtsbehörde des Bundeslands, in dem wir unseren Sitz haben.',
    'Sie können sich auch an die Aufsichtsbehörde wenden, in deren Gebiet Sie leben, arbeiten oder den Verstoß vermuten.',
  ],
})
