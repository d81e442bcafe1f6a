import { expect, test } from 'vitest'
import { givenSeller, givenShifts } from '../testing/invoicingWorld.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world.ts'

const testApp = await startTestApp()
const { db } = testApp
const hrId = await givenPerson(db, { roles: ['ROLE_ADMIN'] })
const hr = await testApp.as(hrId)

test('the first steps lead an empty company to its first planned shift', async () => {
  const read = async () => (await hr.get('/administration/firststeps')).body
  const done = async () => {
    const { _embedded, done: all } = await read()
    const steps: { step: string; done: boolean }[] = _embedded.firstStepDtoList
    return [steps.filter((step) => step.done).map(({ step }) => step), all]
  }
  expect((await read())._embedded.firstStepDtoList.map(({ step }: { step: string }) => step)).toEqual([
    'company',
    'hrEmployer',
    'customer',
    'shiftType',
    'person',
    'contract',
    'plannedShift',
  ])
  expect(await done()).toEqual([[], false])
  await givenSeller(db)
  expect(await done()).toEqual([['company'], false])
  await db.insertInto('hr_employers').values({ name: 'Wijzerplaat' }).execute()
  expect(await done()).toEqual([['company', 'hrEmployer'], false])
  const customerId = await givenCustomer(db)
  expect(await done()).toEqual([['company', 'hrEmployer', 'customer'], false])
  await givenShiftType(db, customerId, { ownerId: hrId })
  expect(await done()).toEqual([['company', 'hrEmployer', 'customer'], false])
  await givenShiftType(db, customerId)
  expect(await done()).toEqual([['company', 'hrEmployer', 'customer', 'shiftType'], false])
  const personId = await givenPerson(db)
  expect(await done()).toEqual([['company', 'hrEmployer', 'customer', 'shiftType', 'person'], false])
  const contractId = await givenContract(db, { personId, customerId })
  expect(await done()).toEqual([['company', 'hrEmployer', 'customer', 'shiftType', 'person', 'contract'], false])
  await givenShifts(db, { contractId, personId }, [{ start: '2026-11-13T13:30+01:00', end: '2026-11-13T21:45+01:00' }])
  expect((await done())[1]).toBe(true)
})

test('an administrator with a contract counts as a person to plan for', async () => {
  const small = await startTestApp()
  const els = await givenPerson(small.db, { roles: ['ROLE_ADMIN'] })
  await givenContract(small.db, { personId: els, customerId: await givenCustomer(small.db) })
  const { body } = await (await small.as(els)).get('/administration/firststeps')
  expect(body._embedded.firstStepDtoList[4]).toEqual({ step: 'person', done: true })
})
