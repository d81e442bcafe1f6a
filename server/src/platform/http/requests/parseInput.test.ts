import { editInvoice, sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { editContract } from '@uurwerk/contract/contracts/contracts'
import { endpoints } from '@uurwerk/contract/endpoints'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { chooseReminders } from '@uurwerk/contract/ownStart/ownReminders'
import { reopenMonth, toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import { Problem } from '@uurwerk/contract/problem'
import { expect, test } from 'vitest'
import { RefusalError } from '../../../app/RefusalError.ts'
import { hrWorld } from '../../../testing/world/people/hrWorld.ts'
import { givenPerson } from '../../../testing/world/world.ts'
import { parseBody, parseQuery } from './parseInput.ts'

const { db, as, hr } = await hrWorld('2026-11-20T09:00:00Z')
const anna = await as(await givenPerson(db))

const refusalOf = (parse: () => unknown): unknown => {
  try {
    parse()
    return null
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal
    throw error
  }
}

/** The calls whose schema accepts an empty object. */
const acceptingNothing = (part: 'body' | 'query'): [name: string, call: Endpoint][] =>
  [...endpoints].filter(([, call]) => call[part]?.safeParse({}).success)

/** The calls that accept any body (rule screens-61). */
const OF_ANY_BODY: ReadonlySet<Endpoint> = new Set<Endpoint>([editInvoice, reopenMonth, toggleApproval, sendInvoice])

test.each(acceptingNothing('body'))(
  'the API call %s refuses a request body in which it knows no field',
  (_name, call) => {
    expect(parseBody(call, {})).toEqual(call.body?.parse({}))
    const refusal = refusalOf(() => parseBody(call, { misspelt: 1 }))
    if (OF_ANY_BODY.has(call)) expect(refusal).toBeNull()
    else
      expect(refusal).toMatchObject({
        code: 'invalid',
        errors: [{ path: 'misspelt', message: "Het veld 'misspelt' bestaat niet" }],
      })
  },
)

test.each(acceptingNothing('query').filter(([, { method }]) => method !== 'GET'))(
  'the API call %s refuses a query in which it knows no parameter',
  (_name, call) => {
    expect(refusalOf(() => parseQuery(call, { preveiw: 'true' }))).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'preveiw', message: "De parameter 'preveiw' bestaat niet" }],
    })
    expect(refusalOf(() => parseQuery(call, {}))).toBeNull()
  },
)

test.each(acceptingNothing('query').filter(([, { method }]) => method === 'GET'))(
  'the API call %s, which reads data, ignores a query parameter that it does not know',
  (_name, call) => expect(refusalOf(() => parseQuery(call, { _: '1' }))).toBeNull(),
)

test('a request body with the older name of a field is accepted', () => {
  const period = { startDate: '2026-01-01', endDate: '2026-12-31' }
  expect(parseBody(editContract, { contractPeriod: period })).toMatchObject(period)
})

test('a request body with a known field is accepted, also when it changes nothing', () => {
  const withdraw = endpoints.get('withdrawNeed')!
  expect(parseBody(withdraw, { wholeSeries: false, extra: 1 })).toEqual({ wholeSeries: false })
})

test('when a body has many unknown fields, the refusal shows twenty of them, each with at most 60 characters', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_none, n) => [`${n} ${'x'.repeat(200)}`, 1]))
  const { errors } = refusalOf(() => parseBody(endpoints.get('invite')!, many)) as { errors: { path: string }[] }
  expect(errors).toHaveLength(20)
  expect(errors[0]?.path).toHaveLength(60)
})

test('a choice of reminders with an unknown field is refused with the name of that field, also when the request has a known field too', async () => {
  for (const body of [{ confirmByMial: false }, { confirmByMail: false, planByMial: true }]) {
    const answer = await anna.put(chooseReminders.path, { body })
    const [name] = Object.keys(body).filter((field) => field.endsWith('Mial'))
    expect(answer.status).toBe(422)
    expect(Problem.parse(answer.body).errors).toEqual([{ path: name, message: `Het veld '${name}' bestaat niet` }])
  }
  expect((await anna.get(chooseReminders.path)).body).toMatchObject({ confirmByMail: true })
})

test('an invitation with a misspelt list of people is refused, and a request with a misspelt preview field is refused too', async () => {
  const invited = await hr.post('/administration/user/invite', { body: { userIDs: [1] } })
  expect(invited).toMatchObject({ status: 422, body: { code: 'invalid' } })
  const moved = await hr.put('/administration/movingin?preveiw=true', { body: { yearMonth: '2026-11' } })
  expect(moved).toMatchObject({ status: 422, body: { code: 'invalid' } })
})
