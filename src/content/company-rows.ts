import { company } from '../company/company.ts'
import { addressLine, country } from '../company/derive.ts'
import { compact } from '../company/optional.ts'

type Names = Readonly<
  Record<'name' | 'representatives' | 'address' | 'register' | 'vatNumber' | 'phone' | 'email', string>
>

/** The facts that a legal notice names under most laws: rows of a table. */
export function companyRows(language: string, names: Names): string[][] {
  const { name, legalForm, representatives, register, registerNumber, vatNumber, phone, email } = company
  return compact(
    [names.name, name.includes(legalForm) ? name : `${name} (${legalForm})`],
    [names.representatives, representatives.join(', ')],
    [names.address, `${addressLine[language]}, ${country.name[language]}`],
    registerNumber && [names.register, compact(register, registerNumber).join(', ')],
    vatNumber && [names.vatNumber, vatNumber],
    [names.phone, phone],
    [names.email, email.general],
  )
}
