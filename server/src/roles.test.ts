import { call } from './testing/call.ts'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { bookAbsenceFor, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Problem } from '@uurwerk/contract/problem'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Access, Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import { addressesBeside, addressesOfDemo } from './testing/addressesBeside.ts'
import { givenCast, type Cast } from './testing/samples/routeCast.ts'
import { sampleFor, type Sample } from './testing/samples/routeSamples.ts'
import { servedAddresses } from './testing/servers/servedAddresses.ts'
import { startTestApp, type Answer, type Caller } from './testing/startTestApp.ts'

const AT = '2026-11-20T09:00:00Z'
// An app with the demo serves all calls of the API. A second app without the demo is used to test that it refuses the
// calls of the demo.
const testApp = await startTestApp(AT, { demo: true })
const { app, db, nobody, as, asContact } = testApp
await db.insertInto('installation').values({ demo: true, created_at: AT }).execute()

const addressOf = ({ method, path }: Endpoint) => `${method} /api${path.replaceAll(/\{\w+\}/g, ':x')}`

describe('the access to each API call', () => {
  let served: string[]
  beforeAll(async () => {
    await app.ready()
    served = servedAddresses(app)
  })

  test('every API call in the contract package has a route on the server, and every route of the server is in the contract package', () => {
    const known = [
      ...[...endpoints.values()].map(addressOf),
      ...Object.keys(addressesBeside),
      ...Object.keys(addressesOfDemo),
    ]
    expect(served.toSorted()).toEqual([...new Set(known)].toSorted())
  })

  test('every API call has a sample request in the tests, and every sample request belongs to an API call', () => {
    expect(Object.keys(sampleFor).toSorted()).toEqual([...endpoints.keys()].toSorted())
  })

  test('everybody can use the paths of the server that are outside the contract package', async () => {
    for (const address of [...Object.keys(addressesBeside), ...Object.keys(addressesOfDemo)]) {
      const [method, url = ''] = address.split(' ')
      const { statusCode } = await app.inject({ method: method as 'GET', url: url.replace(':x', 'x') })
      expect([address, statusCode]).not.toEqual([address, 401])
      expect(statusCode).toBeLessThan(500)
    }
  })
})

const refusedAs = ({ status, body }: Answer) => [status, Problem.parse(body).code]
/** When a business rule refuses a call, the call has already passed the check of the caller's role. */
const isLetIn = ({ status }: Answer) => ![401, 403, 429].includes(status) && status < 500

/**
 * The sample of a call. A call without a sample gets an empty sample here, because the test above already reports it.
 */
const sampleOf = (name: string, cast: Cast): Sample => sampleFor[name]?.(cast) ?? {}
const nobodyInParticular: Cast = {
  annaId: 0,
  bertId: 0,
  elsId: 0,
  contactId: 0,
  customerId: 0,
  contractId: 0,
  shiftTypeId: 0,
  ownShiftTypeId: 0,
  bertsContractId: 0,
  bertsShiftTypeId: 0,
}

type Asking = { readonly endpoint: Endpoint; readonly cast: Cast; readonly request: Pick<Sample, 'params' | 'body'> }

function ask(caller: Caller, { endpoint, cast, request }: Asking): Promise<Answer> {
  const usual = { contractId: cast.contractId, userId: cast.annaId, yearMonth: '2026-11', year: 2026, flag: 'true' }
  const values: Readonly<Record<string, unknown>> = { ...usual, ...request.params }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]))
  return caller[endpoint.method.toLowerCase() as 'get'](path, request.body === undefined ? {} : { body: request.body })
}

async function givenCallers() {
  const cast = await givenCast(testApp)
  return { cast, anna: await as(cast.annaId), bert: await as(cast.bertId), els: await as(cast.elsId) }
}

// The people that several tests share. A call that reads, or that is refused because of its caller, changes nothing, so
// such tests can share people.
const shared = await givenCallers()
const sharedCast = shared.cast

async function prepare(name: string, endpoint: Endpoint) {
  const { cast, anna, bert, els } = endpoint.method === 'GET' ? shared : await givenCallers()
  const request = sampleOf(name, cast)
  for (const { method, path, body } of request.before ?? []) await anna[method](path, { body })
  return { cast, request, anna, bert, els, asking: { endpoint, cast, request } }
}

/** A request that the role of its caller does not allow. */
const refusedRequest = (name: string, endpoint: Endpoint): Asking => ({
  endpoint,
  cast: sharedCast,
  request: sampleOf(name, sharedCast),
})

const calls = [...endpoints]
const callsFor = (access: Access) => calls.filter(([, endpoint]) => endpoint.access === access)
const isOnesOwn = ({ path }: Endpoint) => /\{(\w*[iI]d)\}/.test(path)
/**
 * The calls that employees make with the id of their own record in the path, and that HR may also make, because HR may
 * read the months of any contract.
 */
const openToHr = ['contractAvailability']

test.each(callsFor('open'))('everybody can use the API call %s, also without a session', async (name, endpoint) => {
  const { asking } = await prepare(name, endpoint)
  expect(await ask(nobody, asking)).toSatisfy(isLetIn)
})

test.each(calls.filter(([, { access }]) => access !== 'open'))(
  'the API call %s answers 401 without a session',
  async (name, endpoint) => {
    expect(refusedAs(await ask(nobody, refusedRequest(name, endpoint)))).toEqual([401, 'not_signed_in'])
  },
)

test.each(callsFor('contact'))(
  'a contact of a customer can use the API call %s, and an employee and HR cannot',
  async (name, endpoint) => {
    const { anna, bert, els, asking, cast } = await prepare(name, endpoint)
    const answers = await Promise.all([anna, bert, els].map((person) => ask(person, asking)))
    for (const answer of answers) expect(refusedAs(answer)).toEqual([401, 'not_signed_in'])
    expect(await ask(await asContact(cast.contactId), asking)).toSatisfy(isLetIn)
  },
)

test.each(calls.filter(([, { access }]) => access === 'user' || access === 'admin'))(
  'the API call %s answers 401 to a contact of a customer',
  async (name, endpoint) => {
    const contact = await asContact(sharedCast.contactId)
    expect(refusedAs(await ask(contact, refusedRequest(name, endpoint)))).toEqual([401, 'not_signed_in'])
  },
)

test.each(callsFor('admin'))('HR can use the API call %s, and an employee gets 403', async (name, endpoint) => {
  const { anna, bert, els, asking } = await prepare(name, endpoint)
  const answers = await Promise.all([anna, bert].map((person) => ask(person, asking)))
  for (const answer of answers) expect(refusedAs(answer)).toEqual([403, 'role_missing'])
  expect(await ask(els, asking)).toSatisfy(isLetIn)
})

test.each(callsFor('user'))('an employee can use the API call %s', async (name, endpoint) => {
  const { anna, asking, request } = await prepare(name, endpoint)
  const answer = await ask(anna, asking)
  expect(answer).toSatisfy(isLetIn)
  expect(Problem.safeParse(answer.body).data?.code).toBe(request.refused)
})

const ofOneself = callsFor('user').filter(([, endpoint]) => isOnesOwn(endpoint))

test.each(ofOneself)('the API call %s shows Anna’s data to no other employee', async (name, endpoint) => {
  const { bert, asking } = await prepare(name, endpoint)
  expect(refusedAs(await ask(bert, asking))).toEqual([404, 'not_found'])
})

test.each(ofOneself.filter(([name]) => !openToHr.includes(name)))(
  'the API call %s does not show Anna’s data to HR, which has its own calls',
  async (name, endpoint) => {
    const { els, asking } = await prepare(name, endpoint)
    expect(refusedAs(await ask(els, asking))).toEqual([404, 'not_found'])
  },
)

test.each(callsFor('user').filter(([name, endpoint]) => !isOnesOwn(endpoint) || openToHr.includes(name)))(
  'HR can use the API call %s',
  async (name, endpoint) => {
    const { els, asking } = await prepare(name, endpoint)
    expect(await ask(els, asking)).toSatisfy(isLetIn)
  },
)

const naming = callsFor('user').filter(([name]) => sampleOf(name, nobodyInParticular).foreign !== undefined)

test.each(naming)('a colleague of Anna who uses the call %s finds no data of Anna', async (name, endpoint) => {
  const { anna, bert, els, asking, cast, request } = await prepare(name, endpoint)
  const month = { yearMonth: toYearMonth('2026-11') }
  const ofAnna = { params: { ...month, userId: cast.annaId } }
  const sick = { dayOfMonth: 18, absenceCategory: 'SICK_LEAVE', fullDay: true } as const
  const { absenceDtos } = await call(els, bookAbsenceFor, { ...ofAnna, body: sick })
  const worked = () => call(anna, workedMonth, { params: month })
  const before = (await worked())._embedded
  const annas = { shiftId: before.workedShiftDtoList[0]?.id ?? 0, absenceId: absenceDtos[0]!.id }

  expect((await ask(bert, { ...asking, request: request.foreign!(annas) })).status).toBe(404)
  expect((await worked())._embedded).toEqual(before)
  expect((await call(els, personMonthAbsences, ofAnna)).absenceDtos).toEqual(absenceDtos)
})

test('without a demo, the API calls of the demo do not exist', async () => {
  const real = await startTestApp(AT)
  const { elsId } = await givenCast(real)
  const els = await real.as(elsId)
  const demoCalls = [...endpoints.values()].filter(({ path }) => path.startsWith('/demo/')).map(addressOf)
  expect(servedAddresses(real.app).filter((address) => address.includes('/demo'))).toEqual([])
  for (const address of [...demoCalls, ...Object.keys(addressesOfDemo)]) {
    const [method = '', url = ''] = address.split(' ')
    const path = url.replace('/api', '').replaceAll(':x', '1')
    for (const [caller, status] of [
      [real.nobody, 401],
      [els, 404],
    ] as const) {
      expect((await caller[method.toLowerCase() as 'get'](path)).status).toBe(status)
    }
  }
})
