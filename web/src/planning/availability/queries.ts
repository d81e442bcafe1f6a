import { availability, personAvailability } from '@uurwerk/contract/planning/availability'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

const periodOf = (month: YearMonth) => ({ from: firstDayOf(month), to: lastDayOf(month) })
const meta = { failure: texts.availability.failed }

export const availabilityQuery = (month: YearMonth) => ({
  ...queryOf(availability, { query: periodOf(month) }),
  meta,
})

export const personAvailabilityQuery = (userId: number, month: YearMonth) => ({
  ...queryOf(personAvailability, { params: { userId }, query: periodOf(month) }),
  meta,
})
