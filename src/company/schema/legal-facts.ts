import { isKnownCountry } from '../countries.ts'
import { registerFormat } from '../formats.ts'
import { findLegalForm } from '../legal-forms.ts'
import { type Expectation, expected } from './expectations.ts'

/** The facts that a legal form needs, as they are in the file: some may be missing or wrong. */
type Given = Partial<
  Record<
    'country' | 'legalForm' | 'register' | 'registerNumber' | 'representatives' | 'generalPartner',
    unknown
  >
>

type Fault = { path: string[]; message: string }

/** What does not fit the legal form of a company in a country that the project knows. */
export function findLegalFaults(company: Given): Fault[] {
  const { country, registerNumber, representatives, generalPartner } = company
  const form = findLegalForm(String(country), String(company.legalForm))
  if (!form || typeof country !== 'string' || !isKnownCountry(country)) return []
  const faults: Fault[] = []
  const add = (fact: string, name: Expectation, example?: string) =>
    faults.push({ path: ['company', ...fact.split('.')], message: expected(name, example) })
  const entry = ['register', 'registerNumber'] as const

  if (!form.register) {
    for (const fact of entry) if (company[fact] != null) add(fact, 'noRegister')
  } else if (!(form.mayBeUnregistered && entry.every((fact) => company[fact] === null))) {
    const { pattern, example } = registerFormat(country, form.register)
    for (const fact of entry) if (company[fact] === null) add(fact, 'registerNeeded', example)
    if (typeof registerNumber === 'string' && !pattern.test(registerNumber)) {
      add('registerNumber', 'like', example)
    }
  }
  if (Array.isArray(representatives)) {
    if (form.isPerson && representatives.length > 1) add('representatives', 'onePerson')
    if (form.namesAll && representatives.length < 2) add('representatives', 'partners')
  }
  if (form.hasGeneralPartner && generalPartner === null) add('generalPartner', 'generalPartner')
  if (!form.hasGeneralPartner && generalPartner != null) add('generalPartner', 'noGeneralPartner')
  return faults
}
