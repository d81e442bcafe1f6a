import type { HrStart } from '@uurwerk/contract/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { QueryContext } from '../http/route.ts'
import { monthStand } from './monthStand.ts'
import { selectMonthStand } from './monthStandStore.ts'
import { oddHours } from './oddHours.ts'
import { selectShiftsAround } from './oddHoursStore.ts'
import { absenceSpan, absencesOf, customerHoursDto, turnoverOf, turnoverSpan } from './officeFigures.ts'
import { selectAbsenceWeeks, selectCustomerHours, selectToDo, selectTurnover } from './officeFiguresStore.ts'

/** The data of HR's start page: the state of the requested month, and the figures of the company up to today. */
export async function readHrStart({ db, today }: QueryContext, yearMonth: YearMonth): Promise<HrStart> {
  const [stand, toDo, worked, customers, turnover, absences] = await Promise.all([
    selectMonthStand(db, yearMonth),
    selectToDo(db, yearMonth),
    selectShiftsAround(db, yearMonth),
    selectCustomerHours(db, yearMonth),
    selectTurnover(db, turnoverSpan(today)),
    selectAbsenceWeeks(db, absenceSpan(today)),
  ])
  return {
    yearMonth,
    ...monthStand(stand, today),
    toDo,
    oddHours: oddHours(yearMonth, worked),
    customers: customers.map(customerHoursDto),
    turnover: turnoverOf(turnover, today),
    absences: absencesOf(absences, today),
  }
}
