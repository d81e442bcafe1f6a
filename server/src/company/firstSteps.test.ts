import { firstSteps } from '@uurwerk/contract/company'
import { moveIn } from '@uurwerk/contract/people/movingIn'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { addAdministrator } from '../identity/admin/addAdministrator.ts'
import { call } from '../testing/call.ts'
import { givenSeller, givenShifts } from '../testing/invoicingWorld.ts'
import { givenCounter, givenVacationApproved } from '../testing/leave.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world.ts'

const testApp = await startTestApp()
const { db } = testApp
const hrId = await givenPerson(db, { roles: ['ROLE_ADMIN'] })
const hr = await testApp.as(hrId)

test('the first steps lead an empty company to its first planned shift, and then to payroll and mail', async () => {
  const read = async () => await call(hr, firstSteps)
  const done = async () => {
    const { _embedded, done: all } = await read()
    const steps: { step: string; done: boolean }[] = _embedded.firstStepDtoList
    return [steps.filter((step) => step.done).map(({ step }) => step), all]
  }
  expect((await read())._embedded.firstStepDtoList.map(({ step }) => step)).toEqual([
    'ownData',
    'movingIn',
    'company',
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
    'mail',
  ])
  expect(await done()).toEqual([['ownData'], false])
  await call(hr, moveIn, { query: {}, body: { yearMonth: toYearMonth('2026-11') } })
  expect(await done()).toEqual([['ownData', 'movingIn'], false])
  await givenSeller(db)
  expect(await done()).toEqual([['ownData', 'movingIn', 'company'], false])
  await db.insertInto('hr_employers').values({ name: 'Wijzerplaat' }).execute()
  expect(await done()).toEqual([['ownData', 'movingIn', 'company', 'hrEmployer'], false])
  const customerId = await givenCustomer(db)
  expect(await done()).toEqual([['ownData', 'movingIn', 'company', 'hrEmployer', 'customer'], false])
  await givenShiftType(db, customerId, { ownerId: hrId })
  expect(await done()).toEqual([['ownData', 'movingIn', 'company', 'hrEmployer', 'customer'], false])
  await givenShiftType(db, customerId)
  expect(await done()).toEqual([['ownData', 'movingIn', 'company', 'hrEmployer', 'customer', 'shiftType'], false])
  const personId = await givenPerson(db)
  expect(await done()).toEqual([
    ['ownData', 'movingIn', 'company', 'hrEmployer', 'customer', 'shiftType', 'person'],
    false,
  ])
  const contractId = await givenContract(db, { personId, customerId })
  expect(await done()).toEqual([
    ['ownData', 'movingIn', 'company', 'hrEmployer', 'customer', 'shiftType', 'person', 'contract'],
    false,
  ])
  await givenShifts(db, { contractId, personId }, [{ start: '2026-11-13T13:30+01:00', end: '2026-11-13T21:45+01:00' }])
  const upToShift = [
    'ownData',
    'movingIn',
    'company',
    'hrEmployer',
    'customer',
    'shiftType',
    'person',
    'contract',
    'plannedShift',
  ]
  expect(await done()).toEqual([upToShift, false])
  await givenCounter(db, { personId, days: 20 })
  await givenVacationApproved(db, personId)
  await db.updateTable('people').set({ provider_subject: 'google|mo' }).where('id', '=', personId).execute()
  await db.updateTable('hr_employers').set({ sdworx_employer_number: '77001' }).execute()
  const allButMail = [...upToShift, 'openingBalances', 'leaveApproval', 'signIn', 'payrollNumber']
  expect(await done()).toEqual([allButMail, false])
})

test('the first step is the data of the administrator that bin/admin made, until somebody edits them', async () => {
  const small = await startTestApp('2026-11-20T09:00:00Z', { smtpUrl: 'smtp://mail.invalid' })
  await addAdministrator(small.db, { email: 'els.maes@firma.example', provider: 'GOOGLE', now: small.clock.now() })
  const { id: founderId } = await small.db.selectFrom('people').select('people.id').executeTakeFirstOrThrow()
  const els = await small.as(founderId)
  const read = async () => await call(els, firstSteps)
  const first = async () => {
    const body = await read()
    return [body._embedded.firstStepDtoList[0], body.founderId]
  }
  expect((await read())._embedded.firstStepDtoList.at(-1)).toEqual({ step: 'mail', done: true })
  expect(await first()).toEqual([{ step: 'ownData', done: false }, founderId])
  await small.db.updateTable('people').set({ version: 2 }).where('id', '=', founderId).execute()
  expect(await first()).toEqual([{ step: 'ownData', done: true }, null])
})

test('an administrator with a contract counts as a person to plan for', async () => {
  const small = await startTestApp()
  const els = await givenPerson(small.db, { roles: ['ROLE_ADMIN'] })
  await givenContract(small.db, { personId: els, customerId: await givenCustomer(small.db) })
  const body = await call(await small.as(els), firstSteps)
  expect(body._embedded.firstStepDtoList[6]).toEqual({ step: 'person', done: true })
})
