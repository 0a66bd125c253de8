import { expect, test } from 'vitest'
import { formService } from './form-service.ts'
import { submitForm } from './submit-form.ts'

const outcomeOf = (status: number, body: string) => {
  const send = async () => new Response(body, { status })
  return submitForm(formService('https://forms.example.com/x'), {}, { send })
}

test('any 2xx response of a form service is a success, unless it says that it is none', async () => {
  for (const body of ['{"ok":true,"next":"/thanks"}', '{"success":"true"}', '<h1>Thanks!</h1>', '', '[]'])
    expect([body, await outcomeOf(202, body)]).toEqual([body, { ok: true }])
})

test('the reason of a failure is for the log', async () => {
  const failures = [
    [200, '{"success":false,"message":"Invalid access key"}', 'status 200: Invalid access key'],
    [200, '{"success":"false"}', 'status 200'],
    [200, '{"ok":false,"error":"Plan limit reached"}', 'status 200: Plan limit reached'],
    [200, '{"ok":true,"success":false}', 'status 200'],
    [422, '{"error":"Form not found","errors":[{}]}', 'status 422: Form not found'],
    [500, '{"ok":true}', 'status 500'],
    [404, '<h1>Not found</h1>', 'status 404, no JSON object'],
  ] as const
  for (const [status, body, cause] of failures)
    expect(await outcomeOf(status, body)).toMatchObject({ ok: false, reason: { cause, text: undefined } })
})

test('a service receives fields of its own, as JSON or like those of a form', async () => {
  const sent: unknown[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    sent.push([request.headers.get('Content-Type'), await request.text()])
    return new Response()
  }
  for (const encoding of ['json', 'form']) {
    const service = formService('https://forms.example.com/x', 'access_key=1%3D2', encoding)
    await submitForm(service, { message: 'a & ü' }, { send })
  }
  expect(sent).toEqual([
    ['application/json', '{"message":"a & ü","access_key":"1=2"}'],
    ['application/x-www-form-urlencoded;charset=UTF-8', 'message=a+%26+%C3%BC&access_key=1%3D2'],
  ])
})
