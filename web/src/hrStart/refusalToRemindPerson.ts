import type { MissingPerson } from '@uurwerk/contract/hrStart'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToRemind } from '@uurwerk/domain/timesheets/refusalToRemind'
import type { ReminderRefusal } from '@uurwerk/domain/timesheets/refusalToRemind'
import { today } from '../app/clock/now.ts'

/** The reason why a person on HR's start page gets no reminder. The server uses the same rule. */
export const refusalToRemindPerson = (
  { contracts, maySignIn, lastReminder }: MissingPerson,
  yearMonth: YearMonth,
): ReminderRefusal | null =>
  refusalToRemind({
    yearMonth,
    today: today(),
    timesheets: contracts.length,
    unconfirmed: contracts.length,
    maySignIn,
    lastRemindedOn: lastReminder && toDay(lastReminder.day),
  })
