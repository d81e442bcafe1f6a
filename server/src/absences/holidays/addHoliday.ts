import type { addHoliday as endpoint } from '@uurwerk/contract/absences/holidays'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { refusalToAddHoliday } from '@uurwerk/domain/calendar/refusalToAddHoliday'
import { yearOf } from '@uurwerk/domain/time/day'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { insertExtraHoliday, selectExtraHolidaysAmong } from '../../calendar/extraHolidayStore.ts'
import { selectDayOfEverybody, selectPeopleOfDay } from './holidayFactsStore.ts'
import { holidaysOfYear } from '../../calendar/holidaysOfYear.ts'
import { settleHolidayOfEverybody } from './settleHolidayOfEverybody.ts'

/** Adds a company holiday. A company holiday counts as a public holiday for all people (rule time-30). */
export async function addHoliday(context: CommandContext, holiday: BodyOf<typeof endpoint>) {
  const { tx } = context
  const { date: day } = holiday
  const people = await selectPeopleOfDay(tx, day)
  await lockPeople(
    tx,
    people.map(({ id }) => id),
  )
  const extra = await selectExtraHolidaysAmong(tx, [day])
  assertAllowed(refusalToAddHoliday({ extra, ...(await selectDayOfEverybody(tx, day)) }, day))
  await refusedWhenTaken({ extra_holidays_pkey: { code: 'holiday_exists' } }, () => insertExtraHoliday(tx, holiday))
  await settleHolidayOfEverybody(context, { people, day, cause: { code: 'holiday_added', detail: holiday.name } })
  await recordCallerAct(context, { action: 'add holiday', entity: 'holiday', entityId: null, after: holiday })
  return holidaysOfYear(tx, yearOf(day))
}
