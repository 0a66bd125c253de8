import type { Endpoint } from './submit-form.ts'

/**
 * A form service of somebody else: any 2xx response is a success, unless it says that it is none.
 *
 * @param fields what it needs besides, such as `access_key=…`, encoded as in an address
 * @param encoding `form` sends the fields like a form without scripts
 */
export function formService(address: string, fields = '', encoding = 'json'): Endpoint {
  const more = [...new URLSearchParams(fields)]
  return {
    address,
    encode: (values) => {
      const all = [...Object.entries(values), ...more].map(([name, value]) => [name, String(value)])
      return encoding === 'form' ? new URLSearchParams(all) : JSON.stringify(Object.fromEntries(all))
    },
    // Some write `"false"`.
    isSuccess: (result) => ![result?.success, result?.ok].some((flag) => String(flag) === 'false'),
  }
}
