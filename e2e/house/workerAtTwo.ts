import { bookAbsence } from '@uurwerk/contract/absences'
import { monthContracts } from '@uurwerk/contract/contracts'
import { editPlannedShift, planShift } from '@uurwerk/contract/planning'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './call.ts'
import { Office } from './office.ts'
import type { Hired } from './office.ts'

const NOVEMBER = toYearMonth('2026-11')
export const LINDE = 'Huis Ter Schermen'
export const ZAVEL = 'Zavelhof'

/** Somebody with two contracts from November on, each with an early and a late shift. */
export async function hireAtTwo(name: string): Promise<Hired> {
  const office = await Office.open()
  const person = await office.hire(name, { from: '2026-11-01' })
  await office.grantVacation(person, { year: 2026, days: 20 })
  for (const customer of [LINDE, ZAVEL]) {
    const facts = { abbreviation: `${customer.slice(0, 3)}${name.slice(0, 4)}`, invoicesTo: 'schermen@reizen.example' }
    const customerId = await office.welcomeCustomer(`${customer} van ${name}`, facts)
    const labourTime = { startTime: '07:00', endTime: '15:06' }
    const breakTime = { startTime: '12:00', endTime: '12:30' }
    await office.addShiftType(customerId, { name: 'Vroeg', color: '#C7E0F4', labourTime, breakTime })
    const evening = { startTime: '14:00', endTime: '22:00' }
    const pause = { startTime: '18:00', endTime: '18:30' }
    await office.addShiftType(customerId, { name: 'Laat', color: '#3D4568', labourTime: evening, breakTime: pause })
    await office.sign(person, { customerId, from: '2026-11-01', rate: 40 })
  }
  return person
}

/** What somebody does in another tab, or on another device. */
export async function elsewhere({ email }: Hired) {
  const token = await tokenOf(email)
  const { _embedded } = await call(monthContracts, { params: { yearMonth: NOVEMBER } }, token)
  const contracts = _embedded.contractWithShiftTypesDtoList.toSorted((a, b) => a.id - b.id)
  const typeAt = (at: number, name: string) => {
    const contract = contracts[at]
    const shiftType = contract?.shiftTypes.find((each) => each.name === name)
    if (contract === undefined || shiftType === undefined) throw new Error(`no ${name} on contract ${at}`)
    return { params: { contractId: contract.id, yearMonth: NOVEMBER }, shiftId: shiftType.id }
  }
  return {
    plan: (at: number, startDate: string, name: string) => {
      const { params, shiftId } = typeAt(at, name)
      return call(planShift, { params, body: { startDate, shiftId } }, token)
    },
    change: (at: number, startDate: string, name: string) => {
      const { params, shiftId } = typeAt(at, name)
      return call(editPlannedShift, { params, body: { startDate, shiftId } }, token)
    },
    beAway: (dayOfMonth: number) => {
      const body = { dayOfMonth, absenceCategory: 'VACATION', fullDay: true } as const
      return call(bookAbsence, { params: { yearMonth: NOVEMBER }, body }, token)
    },
  }
}

export type OtherTab = Awaited<ReturnType<typeof elsewhere>>
