import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import { addressesBeside, addressesOfDemo, givenCast, sampleFor, type Cast, type Sample } from './testing/routeSamples.ts'
import { servedAddresses } from './testing/servedAddresses.ts'
import { startTestApp, type Answer, type Caller } from './testing/startTestApp.ts'

const AT = '2026-11-20T09:00:00Z'
// The demo serves all that there is; what it serves alone is looked at once more without it.
const house = await startTestApp(AT, { demo: true })
const { app, db, nobody, as } = house
await db.insertInto('installation').values({ demo: true, created_at: AT }).execute()

const addressOf = ({ method, path }: Endpoint) => `${method} /api${path.replaceAll(/\{\w+\}/g, ':x')}`

describe('every address', () => {
  let served: string[]
  beforeAll(async () => {
    await app.ready()
    served = servedAddresses(app)
  })

  test('of the contract is served, and all that is served is known here', () => {
    const known = [...[...endpoints.values()].map(addressOf), ...Object.keys(addressesBeside), ...Object.keys(addressesOfDemo)]
    expect(served.toSorted()).toEqual([...new Set(known)].toSorted())
  })

  test('has a line in the table of samples, and none has too many', () => {
    expect(Object.keys(sampleFor).toSorted()).toEqual([...endpoints.keys()].toSorted())
  })

  test('beside the contract lets everybody in', async () => {
    for (const address of [...Object.keys(addressesBeside), ...Object.keys(addressesOfDemo)]) {
      const [method, url = ''] = address.split(' ')
      const { statusCode } = await app.inject({ method: method as 'GET', url: url.replace(':x', 'x') })
      expect([address, statusCode]).not.toEqual([address, 401])
      expect(statusCode).toBeLessThan(500)
    }
  })
})

const refusedAs = ({ status, body }: Answer) => [status, body.code]
const letIn = ({ status }: Answer) => {
  expect([401, 403]).not.toContain(status)
  expect(status).toBeLessThan(500)
}

/** A call without a line fails above, in one place. */
const sampleOf = (name: string, cast: Cast): Sample => sampleFor[name]?.(cast) ?? {}
const nobodyInParticular: Cast = { annaId: 0, bertId: 0, elsId: 0, customerId: 0, contractId: 0, shiftTypeId: 0, bertsContractId: 0, bertsShiftTypeId: 0 }

type Asking = { readonly endpoint: Endpoint; readonly cast: Cast; readonly request: Pick<Sample, 'params' | 'body'> }

function ask(caller: Caller, { endpoint, cast, request }: Asking): Promise<Answer> {
  const usual = { contractId: cast.contractId, userId: cast.annaId, yearMonth: '2026-11', year: 2026, flag: 'true' }
  const values: Readonly<Record<string, unknown>> = { ...usual, ...request.params }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]))
  return caller[endpoint.method.toLowerCase() as 'get'](path, request.body === undefined ? {} : { body: request.body })
}

const isOnesOwn = ({ path }: Endpoint) => /\{(\w*[iI]d)\}/.test(path)

/** An administrator may see when any contract runs (house rules, 8). */
const openToHr = ['contractAvailability']

describe.each([...endpoints])('%s', (name, endpoint) => {
  const sample = async () => {
    const cast = await givenCast(house)
    const request = sampleOf(name, cast)
    const anna = await as(cast.annaId)
    for (const { method, path, body } of request.before ?? []) expect((await anna[method](path, { body })).status).toBe(200)
    return { cast, request, anna, asking: { endpoint, cast, request } }
  }

  if (endpoint.access === 'open') {
    test('lets everybody in', async () => letIn(await ask(nobody, (await sample()).asking)))
    return
  }

  test('lets nobody in who is not signed in', async () => {
    expect(refusedAs(await ask(nobody, (await sample()).asking))).toEqual([401, 'not_signed_in'])
  })

  if (endpoint.access === 'admin') {
    test('lets HR in, and no employee', async () => {
      const { anna, asking, cast } = await sample()
      expect(refusedAs(await ask(anna, asking))).toEqual([403, 'role_missing'])
      letIn(await ask(await as(cast.elsId), asking))
    })
    return
  }

  test('lets an employee in', async () => {
    const { anna, asking, request } = await sample()
    const answer = await ask(anna, asking)
    letIn(answer)
    expect(answer.body.code).toBe(request.refused)
  })

  test('lets HR in, with nothing of somebody else’s', async () => {
    const { asking, cast } = await sample()
    const answer = await ask(await as(cast.elsId), asking)
    if (isOnesOwn(endpoint) && !openToHr.includes(name)) expect(refusedAs(answer)).toEqual([404, 'not_found'])
    else letIn(answer)
  })

  if (isOnesOwn(endpoint)) {
    test('shows no other employee what is Anna’s', async () => {
      const { asking, cast } = await sample()
      expect(refusedAs(await ask(await as(cast.bertId), asking))).toEqual([404, 'not_found'])
    })
  }

  if (sampleOf(name, nobodyInParticular).foreign === undefined) return

  test('finds nothing of Anna’s under an address of Bert’s', async () => {
    const { asking, cast, request, anna } = await sample()
    const bert = await as(cast.bertId)
    const worked = await anna.get('/timesheet/2026-11/worked')
    const els = await as(cast.elsId)
    const sick = { body: { dayOfMonth: 18, absenceCategory: 'SICK_LEAVE', fullDay: true } }
    const absences = await els.put(`/administration/timesheet/${cast.annaId}/2026-11/planned/addabsence`, sick)
    const annas = { shiftId: worked.body._embedded.workedShiftDtoList[0]?.id ?? 0, absenceId: absences.body.absenceDtos[0].id }
    const answer = await ask(bert, { ...asking, request: request.foreign!(annas) })
    expect(answer.status).toBe(404)
    expect((await anna.get('/timesheet/2026-11/worked')).body._embedded).toEqual(worked.body._embedded)
    expect((await els.get(`/administration/timesheet/2026-11/absences/${cast.annaId}`)).body.absenceDtos).toEqual(absences.body.absenceDtos)
  })
})

test('without a demo, what is the demo’s is not there', async () => {
  const real = await startTestApp(AT)
  const { elsId } = await givenCast(real)
  const els = await real.as(elsId)
  const demoCalls = [...endpoints.values()].filter(({ path }) => path.startsWith('/demo/')).map(addressOf)
  expect(servedAddresses(real.app).filter((address) => address.includes('/demo'))).toEqual([])
  for (const address of [...demoCalls, ...Object.keys(addressesOfDemo)]) {
    const [method = '', url = ''] = address.split(' ')
    const path = url.replace('/api', '').replaceAll(':x', '1')
    for (const [caller, status] of [[real.nobody, 401], [els, 404]] as const) {
      expect((await caller[method.toLowerCase() as 'get'](path)).status).toBe(status)
    }
  }
})
