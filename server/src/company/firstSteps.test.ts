import { firstSteps, type FirstStep } from '@uurwerk/contract/company'
import { invite } from '@uurwerk/contract/people/invite'
import { moveIn } from '@uurwerk/contract/employment/movingIn'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { givenSeller, givenShifts } from '../testing/world/invoicing/invoicingWorld.ts'
import { givenConfirmed, givenCounter, givenVacationApproved } from '../testing/world/people/leave.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType, givenPersonAtWork } from '../testing/world/world.ts'

const GOOGLE = { issuer: 'https://accounts.google.com', clientId: 'x', clientSecret: 'y' }

/** An empty company with one administrator. */
async function givenEmptyCompany() {
  const app = await startTestApp('2026-11-20T09:00:00Z', { smtpUrl: 'smtp://mail.invalid', google: GOOGLE })
  const hrId = await givenPerson(app.db, { roles: ['ROLE_ADMIN'], kind: 'independent' })
  const hr = await app.as(hrId)
  const read = () => call(hr, firstSteps)
  const stateOf = async (wanted: FirstStep) =>
    (await read())._embedded.firstStepDtoList.find(({ step }) => step === wanted)!
  /** Returns the first steps that are done. Steps that are about the settings of the server are left out. */
  const done = async () => {
    const steps = (await read())._embedded.firstStepDtoList
    return steps.filter((step) => step.done && step.step !== 'mail' && step.step !== 'backup').map(({ step }) => step)
  }
  return { ...app, hr, hrId, read, done, stateOf }
}

test('the list of first steps guides an empty company to its first planned shift', async () => {
  const { db, hr, hrId, read, done } = await givenEmptyCompany()
  expect((await read())._embedded.firstStepDtoList.map(({ step }) => step)).toEqual([
    'movingIn',
    'hrEmployer',
    'customer',
    'shiftType',
    'person',
    'contract',
    'plannedShift',
    'openingBalances',
    'leaveApproval',
    'signIn',
    'payrollNumber',
    'company',
    'eInvoicing',
    'mail',
    'backup',
  ])
  expect(await done()).toEqual([])
  await call(hr, moveIn, { query: {}, body: { yearMonth: toYearMonth('2026-11') } })
  expect(await done()).toEqual(['movingIn'])
  await db.insertInto('hr_employers').values({ name: 'Wijzerplaat' }).execute()
  expect(await done()).toEqual(['movingIn', 'hrEmployer'])
  const customerId = await givenCustomer(db)
  expect(await read()).toMatchObject({ customerId, personId: null })
  expect(await done()).toEqual(['movingIn', 'hrEmployer', 'customer'])
  await givenShiftType(db, customerId, { ownerId: hrId })
  expect(await done()).toEqual(['movingIn', 'hrEmployer', 'customer'])
  await givenShiftType(db, customerId)
  expect(await done()).toEqual(['movingIn', 'hrEmployer', 'customer', 'shiftType'])
  const personId = await givenPerson(db, { from: '2026-11-02' })
  expect(await read()).toMatchObject({ personId })
  const contractId = await givenContract(db, { personId, customerId, from: '2026-11-02' })
  await givenShifts(db, { contractId, personId }, [{ start: '2026-11-13T13:30+01:00', end: '2026-11-13T21:45+01:00' }])
  // The step 'openingBalances' is done too, because the test company has no employees from before its first month in
  // Uurwerk.
  const upToShift = ['movingIn', 'hrEmployer', 'customer', 'shiftType', 'person', 'contract', 'plannedShift']
  expect(await done()).toEqual([...upToShift, 'openingBalances'])
})

test('the check list of the first month shows all missing data, until no data is missing', async () => {
  const { db, hr, stateOf } = await givenEmptyCompany()
  await call(hr, moveIn, { query: {}, body: { yearMonth: toYearMonth('2026-11') } })
  await db.insertInto('hr_employers').values({ name: 'Wijzerplaat' }).execute()
  const anna = await givenPerson(db, { firstName: 'Anna', lastName: 'Aerts', from: '2020-01-01' })
  await givenPerson(db, { firstName: 'Bert', lastName: 'Bogaert', from: '2026-11-02' })
  const state = (missing: string[], count = missing.length) => ({ done: false, missing, missingCount: count })
  expect(await stateOf('openingBalances')).toMatchObject(state(['Anna Aerts']))
  expect(await stateOf('leaveApproval')).toMatchObject(state(['Anna Aerts', 'Bert Bogaert']))
  expect(await stateOf('signIn')).toMatchObject(state(['Anna Aerts', 'Bert Bogaert']))
  expect(await stateOf('payrollNumber')).toMatchObject(state(['Wijzerplaat']))
  expect(await stateOf('company')).toMatchObject(state(['naam', 'adres', 'btw- of ondernemingsnummer', 'IBAN']))
  expect(await stateOf('eInvoicing')).toMatchObject(state([]))
  expect(await stateOf('mail')).toMatchObject({ done: true })

  await givenCounter(db, { personId: anna, days: 20 })
  expect(await stateOf('openingBalances')).toMatchObject({ done: true, missing: [] })
  await givenVacationApproved(db, anna)
  expect(await stateOf('leaveApproval')).toMatchObject(state(['Bert Bogaert']))
  await call(hr, invite, { query: {}, body: { userIds: [anna] } })
  expect(await stateOf('signIn')).toMatchObject(state(['Bert Bogaert']))
  await givenSeller(db)
  expect(await stateOf('company')).toMatchObject({ done: true })
})

test('when many people lack data in the first month, the check shows five people and counts all people', async () => {
  const { db, stateOf } = await givenEmptyCompany()
  for (const lastName of ['G', 'F', 'E', 'D', 'C', 'B', 'A']) await givenPerson(db, { lastName })
  const { missing, missingCount } = await stateOf('signIn')
  expect([missing, missingCount]).toEqual([['Anna A', 'Anna B', 'Anna C', 'Anna D', 'Anna E'], 7])
})

test('the list of first steps disappears after two confirmed months', async () => {
  const { db, read } = await givenEmptyCompany()
  const { contractId } = await givenPersonAtWork(db, { customerId: await givenCustomer(db) })
  await givenConfirmed(db, { contractId, month: '2026-09' })
  expect((await read()).done).toBe(false)
  await givenConfirmed(db, { contractId, month: '2026-10' })
  expect((await read()).done).toBe(true)
})

test('an administrator with a contract counts in the first steps as a person who can plan', async () => {
  const { db, hrId, stateOf } = await givenEmptyCompany()
  await givenContract(db, { personId: hrId, customerId: await givenCustomer(db) })
  expect(await stateOf('person')).toMatchObject({ step: 'person', done: true })
})
