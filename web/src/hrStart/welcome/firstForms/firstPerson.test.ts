import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { firstContractOf, firstPersonErrors, firstPersonForm } from './firstPerson.ts'

const proposed = firstPersonForm({ day: toDay('2026-12-01'), provider: 'GOOGLE', customerId: 3 })

test('the form of the first person reports the missing fields of the person and of the contract at once', () => {
  expect(firstPersonErrors({ ...proposed, customerId: null, contractStartDate: null }, [1])).toEqual({
    firstName: 'Het voornaam veld is verplicht',
    lastName: 'Het achternaam veld is verplicht',
    email: 'Het e-mail veld is verplicht',
    customerId: 'Het klant veld is verplicht',
    contractStartDate: 'Het startdatum veld is verplicht',
    baseHourlyRate: 'Het uurtarief veld is verplicht',
  })
})

test('the first steps refuse a contract that starts before the employment, at its field', () => {
  const typed = { ...proposed, firstName: 'Mo', lastName: 'Janssens', email: 'mo@x.example', baseHourlyRate: 40 }
  expect(firstPersonErrors(typed, [1])).toEqual({})
  expect(firstPersonErrors({ ...typed, contractStartDate: toDay('2026-11-30') }, [1])).toEqual({
    contractStartDate: 'Het contract valt buiten de tewerkstelling. Kies datums binnen de tewerkstelling.',
  })
})

test('in the first steps, the contract and its first order start on the typed day', () => {
  expect(firstContractOf({ ...proposed, baseHourlyRate: 42.5 }, 7)).toMatchObject({
    userId: 7,
    customerId: 3,
    startDate: '2026-12-01',
    endDate: null,
    order: { startDate: '2026-12-01', baseHourlyRate: 42.5 },
  })
})
