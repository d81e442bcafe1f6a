import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, judgeLines } from '@uurwerk/contract/timesheets/customerMonths'
import { editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, request } from '../call.ts'
import type { Caller, TestApp } from '../startTestApp.ts'
import { givenShift } from './people/leave.ts'
import { givenContact, givenContract, givenCustomer, givenHr, givenPerson } from './world.ts'

const yearMonth = toYearMonth('2026-10')
const FIRST = { start: '2026-10-13T07:00+02:00', end: '2026-10-13T15:06+02:00' }
/** The second shift of a month. It is one hour longer than its shift type. */
export const SECOND = { start: '2026-10-14T07:00+02:00', end: '2026-10-14T16:06+02:00' }

type EndOfShift = { readonly shiftId: number; readonly end: string; readonly remark?: string }

export type MonthOfCustomer = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * Creates employees' months (October 2026) that a contact (a person at a customer) checks and signs. Els works for HR.
 */
export async function customerMonthWorld({ db, as, asContact }: TestApp) {
  const { call: els } = await givenHr({ db, as }, 'Els')

  async function confirm(params: MonthOfCustomer) {
    await call(els, lockMonthFor, { params })
    await call(els, confirmMonthFor, { params, body: { reason: 'op vraag' } })
  }

  /** Creates a customer with the contact Wim, and a month of Lieselotte Vanhaverbeke at this customer. */
  async function givenMonth({ confirmed = true, shifts = [FIRST, SECOND] } = {}) {
    const customerId = await givenCustomer(db)
    const personId = await givenPerson(db, { firstName: 'Lieselotte', lastName: 'Vanhaverbeke' })
    const contractId = await givenContract(db, { personId, customerId })
    const shiftIds: number[] = []
    for (const times of shifts) shiftIds.push(await givenShift(db, { personId, contractId, ...times }))
    const contactId = await givenContact(db, { customerId })
    const month = { contractId, yearMonth }
    if (confirmed) await confirm(month)
    return { customerId, personId, month, shiftIds, contactId, wim: await asContact(contactId) }
  }

  /**
   * The request with which HR changes the end of a shift. HR also confirms the warning that a signature of the customer
   * becomes invalid.
   */
  async function endChange(params: MonthOfCustomer, { shiftId, end, remark = '' }: EndOfShift) {
    const { workedShiftDtos } = await call(els, fullTimesheet, { params })
    const shift = workedShiftDtos.find(({ id }) => id === shiftId)!
    const { startDateTimestamp } = shift.labourPeriod
    return request(els, editWorkedShiftFor, {
      params,
      body: {
        id: shiftId,
        version: shift.version,
        day: shift.startDate,
        remark,
        confirmedToo: true,
        labourPeriod: { startDateTimestamp, endDateTimestamp: end },
      },
    })
  }

  const changeEnd = async (params: MonthOfCustomer, change: EndOfShift) => {
    await call(...(await endChange(params, change)))
  }
  return { els, yearMonth, confirm, givenMonth, endChange, changeEnd }
}

export const readOfContact = (contact: Caller, params: MonthOfCustomer) => call(contact, contactMonth, { params })

/** The request with which a contact signs the month, after reading the current shifts. */
export const signing = async (contact: Caller, params: MonthOfCustomer) => {
  const { contentHash } = await readOfContact(contact, params)
  return { params, body: { contentHash, name: 'Wim Goossens', confirmed: true } } as const
}

export async function agreeToAll(contact: Caller, params: MonthOfCustomer) {
  const { contentHash, lines } = await readOfContact(contact, params)
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  return call(contact, judgeLines, { params, body: { contentHash, lines: agreed } })
}
