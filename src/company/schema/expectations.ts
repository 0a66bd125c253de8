/**
 * What a fact should have been, as the message of a check: the name of a text in `scripts/io/messages`, and an example.
 */
export function expected(name: Expectation, example = ''): string {
  return example ? `${name}|${example}` : name
}

export type Expectation =
  | 'text'
  | 'like'
  | 'colour'
  | 'address'
  | 'https'
  | 'domain'
  | 'root'
  | 'mail'
  | 'country'
  | 'currency'
  | 'language'
  | 'eachLanguage'
  | 'path'
  | 'cents'
  | 'negative'
  | 'positive'
  | 'hours'
  | 'span'
  | 'spanEnd'
  | 'spanOrder'
  | 'dayTwice'
  | 'state'
  | 'noState'
  | 'timeZone'
  | 'noTimeZone'
  | 'legalForm'
  | 'noLegalFormName'
  | 'onePerson'
  | 'partners'
  | 'registerNeeded'
  | 'noRegister'
  | 'generalPartner'
  | 'noGeneralPartner'
