import { describe, expect, test } from 'vitest'
import { formService } from './form-service.ts'
import { submitForm } from './submit-form.ts'

describe('the response of a form service', () => {
  const outcomeOf = (status: number, body: string) => {
    const send = async () => new Response(body, { status })
    return submitForm(formService('https://forms.example.com/x'), {}, { send })
  }

  test.each([
    [200, '{"ok":true,"next":"/thanks"}'],
    [200, '{"success":"true","message":"sent"}'],
    [200, '<h1>Thanks!</h1>'],
    [202, ''],
    [201, '[]'],
  ])('is a success: %i %j', async (status, body) => {
    expect(await outcomeOf(status, body)).toEqual({ ok: true })
  })

  test.each([
    [200, '{"success":false,"message":"Invalid access key"}', 'status 200: Invalid access key'],
    [200, '{"success":"false"}', 'status 200'],
    [200, '{"ok":false,"error":"Plan limit reached"}', 'status 200: Plan limit reached'],
    [200, '{"ok":true,"success":false}', 'status 200'],
    [422, '{"error":"Form not found","errors":[{}]}', 'status 422: Form not found'],
    [500, '{"ok":true}', 'status 500'],
    [404, '<h1>Not found</h1>', 'status 404, no JSON object'],
  ])('is a failure, whose reason is for the log: %i %j', async (status, body, cause) => {
    expect(await outcomeOf(status, body)).toMatchObject({ ok: false, reason: { cause, text: undefined } })
  })
})

test.each([
  ['json', 'application/json', '{"message":"a & ü","access_key":"1=2"}'],
  ['form', 'application/x-www-form-urlencoded;charset=UTF-8', 'message=a+%26+%C3%BC&access_key=1%3D2'],
])('a service receives fields of its own, encoded as %s', async (encoding, type, body) => {
  let sent: Request | undefined
  const send: typeof fetch = async (input, init) => {
    sent = new Request(input, init)
    return new Response()
  }
  const endpoint = formService('https://forms.example.com/x', 'access_key=1%3D2', encoding)
  expect(await submitForm(endpoint, { message: 'a & ü' }, { send })).toEqual({ ok: true })
  expect([sent?.headers.get('Content-Type'), await sent?.text()]).toEqual([type, body])
})
