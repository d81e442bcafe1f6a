import type { addHoliday as endpoint } from '@uurwerk/contract/absences/holidays'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { refusalToAddHoliday } from '@uurwerk/domain/calendar/refusalToAddHoliday'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { refusalToRemoveHoliday } from '@uurwerk/domain/calendar/refusalToRemoveHoliday'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { insertExtraHoliday, listExtraHolidaysAmong, deleteExtraHoliday } from '../../calendar/extraHolidayStore.ts'
import { readDayOfEverybody, listPeopleOfDay, listNames } from './holidayFactsStore.ts'
import { holidaysOfYear } from './holidaysOfYear.ts'
import { settleHolidayOfEverybody } from './settleHolidayOfEverybody.ts'

/** Adds a company holiday. A company holiday counts as a public holiday for all people (rule time-30). */
export async function addHoliday(context: CommandContext, holiday: BodyOf<typeof endpoint>) {
  const { tx } = context
  const { date: day } = holiday
  const people = await listPeopleOfDay(tx, day)
  const ids = people.map(({ id }) => id)
  await lockPeople(tx, ids)
  const extra = await listExtraHolidaysAmong(tx, [day])
  assertAllowed(refusalToAddHoliday({ extra, ...(await readDayOfEverybody(tx, day)) }, day))
  await refusedWhenTaken({ extra_holidays_pkey: { code: 'holiday_exists' } }, () => insertExtraHoliday(tx, holiday))
  await settleHolidayOfEverybody(context, { people, day, cause: { code: 'holiday_added', detail: holiday.name } })
  await recordCallerAct(context, { action: 'add holiday', entity: 'holiday', entityId: null, after: holiday })
  return holidaysOfYear(tx, yearOf(day))
}

/** Removes a company holiday, and also the leave ('Feestdag recup') that this holiday gave (rule time-36). */
export async function removeHoliday(context: CommandContext, day: Day) {
  const { tx } = context
  const people = await listPeopleOfDay(tx, day)
  const ids = people.map(({ id }) => id)
  await lockPeople(tx, ids)
  assertAllowed(refusalToRemoveHoliday(await readDayOfEverybody(tx, day), day))
  const before = orNotFound((await listExtraHolidaysAmong(tx, [day]))[0])
  await deleteExtraHoliday(tx, day)
  const removed = await settleHolidayOfEverybody(context, {
    people,
    day,
    cause: { code: 'holiday_removed', detail: before.name },
  })
  await recordCallerAct(context, {
    action: 'remove holiday',
    entity: 'holiday',
    entityId: null,
    before: { ...before },
    after: { removedRecupHolidays: removed },
  })
  if (removed.length === 0) return holidaysOfYear(tx, yearOf(day))
  const personIds = removed.map(({ personId }) => personId)
  const names = await listNames(tx, personIds)
  const named = removed.map((each) => ({ name: names.get(each.personId)!, day: each.day }))
  const warning = warningText([{ code: 'recup_holidays_of_people_removed', removed: named }])
  return { ...(await holidaysOfYear(tx, yearOf(day))), ...warning }
}
