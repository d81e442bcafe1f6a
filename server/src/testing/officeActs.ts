import { absenceCategories } from '@uurwerk/domain/absences/absenceCategory'
import { addDays, dayOfMonth, toDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import type { Answer, Caller } from './startTestApp.ts'

/** A person with two contracts. The random actions of the test change the months of this person. */
export type Played = {
  readonly personId: number
  readonly contractIds: readonly [number, number]
  readonly shiftTypeIds: readonly [readonly number[], readonly number[]]
  readonly herself: Caller
  readonly hr: Caller
}

/**
 * The months of the random actions. The last quarter of 2026 has a clock change, one public holiday on a weekend and
 * two public holidays on weekdays.
 */
const FIRST = toDay('2026-10-01')
const DAYS = 92

const acts = [
  'plan',
  'plan range',
  'change type',
  'remove planned',
  'remove all planned',
  'enter',
  'edit',
  'remove worked',
  'convert to sickness',
  'book',
  'book range',
  'remove absence',
  'convert sickness',
  'lock',
  'confirm',
  'reopen',
  'unlock',
  'add holiday',
  'remove holiday',
  'change part time',
  'begin new year',
] as const

export type Act = (typeof acts)[number]

/** Some actions have a higher weight, so that the random choice takes them more often. */
const OFTEN: Partial<Record<Act, number>> = {
  plan: 6,
  'plan range': 4,
  book: 14,
  'remove worked': 4,
  edit: 4,
  'convert sickness': 4,
  reopen: 4,
}

/** A random day of the quarter. Public holidays and the days around them are chosen more often. */
const anyDay = fc.oneof(
  fc.nat(DAYS - 1).map((offset) => addDays(FIRST, offset)),
  fc.constantFrom(...['2026-10-24', '2026-10-31', '2026-11-10', '2026-11-11', '2026-12-24', '2026-12-25'].map(toDay)),
)

const actOn = (days: readonly Day[]) =>
  fc.record({
    act: fc.oneof(...acts.map((act) => ({ arbitrary: fc.constant(act), weight: OFTEN[act] ?? 2 }))),
    day: fc.oneof({ arbitrary: fc.constantFrom(...days), weight: 4 }, { arbitrary: anyDay, weight: 1 }),
    length: fc.nat(4),
    contract: fc.constantFrom(0 as const, 1 as const),
    which: fc.nat(2),
    category: fc.oneof(
      fc.constantFrom('VACATION' as const, 'RECUPERATION_HOLIDAY' as const),
      fc.constantFrom(...absenceCategories),
    ),
    fullDay: fc.boolean(),
    byHr: fc.boolean(),
    startHour: fc.constantFrom(6, 13, 20, 22),
    hours: fc.integer({ min: 2, max: 10 }),
    percentage: fc.constantFrom(50, 60, 66.67, 80, 100),
  })

/**
 * A random action of one of two people. Many actions use the same few days, because faults appear when several actions
 * change the same day.
 */
export const officeActs = fc
  .uniqueArray(anyDay, { minLength: 3, maxLength: 5 })
  .chain((days) => fc.array(fc.tuple(fc.boolean(), actOn(days)), { minLength: 20, maxLength: 50, size: 'max' }))

export type OfficeAct = ReturnType<typeof actOn> extends fc.Arbitrary<infer Made> ? Made : never

export async function perform(played: Played, input: OfficeAct): Promise<Answer> {
  const { personId, contractIds, shiftTypeIds, herself, hr } = played
  const { act, day, length, contract, which, category, fullDay, byHr, percentage } = input
  const yearMonth = monthOf(day)
  const contractId = contractIds[contract]
  const shiftId = shiftTypeIds[contract][which]
  const caller = byHr ? hr : herself
  const planned = `/timesheet/${contractId}/${yearMonth}/planned`
  const worked = `${byHr ? '/administration' : ''}/timesheet/${contractId}/${yearMonth}/worked`
  const absences = byHr
    ? `/administration/timesheet/${personId}/${yearMonth}/planned`
    : `/timesheet/${yearMonth}/planned`
  const number = dayOfMonth(day)
  const shift = () => standingShift(herself, { contractId, day, which })
  switch (act) {
    case 'plan':
      return herself.put(`${planned}/addshift`, { body: { startDate: day, shiftId } })
    case 'plan range':
      return herself.put(`${planned}/addshifts`, {
        body: { startDateOfFirstShift: day, startDateOfLastShift: addDays(day, length), shiftId },
      })
    case 'change type':
      return herself.put(`${planned}/updateshift`, { body: { startDate: (await shift()).date, shiftId } })
    case 'remove planned':
      return herself.put(`${planned}/removeshift`, { body: { dayOfMonth: dayOfMonth((await shift()).date) } })
    case 'remove all planned':
      return herself.put(`${planned}/removeall`)
    case 'enter':
      return caller.put(`${worked}/createshift`, { body: { date: day, ...timesOf(input) } })
    case 'edit': {
      const { date, idInDay } = await shift()
      const body = { day: dayOfMonth(date), idInDay, ...timesOf({ ...input, day: date }) }
      return caller.put(`${worked}/updateshift`, { body })
    }
    case 'remove worked': {
      const { date, idInDay } = await shift()
      return caller.put(`${worked}/removeshift`, { body: { day: dayOfMonth(date), idInDay } })
    }
    case 'convert to sickness': {
      const { date, idInDay } = await shift()
      return caller.put(`${worked}/turnintoabsence`, { body: { dayOfMonth: dayOfMonth(date), idInDay } })
    }
    case 'book':
      return caller.put(`${absences}/addabsence`, { body: { dayOfMonth: number, absenceCategory: category, fullDay } })
    case 'book range':
      return herself.put(`/timesheet/${yearMonth}/planned/addabsences`, {
        body: {
          startDateOfFirstAbsence: day,
          startDateOfLastAbsence: addDays(day, length),
          absenceCategory: category,
          fullDay,
        },
      })
    case 'remove absence':
      return removeAbsence(played, input)
    case 'convert sickness':
      return convertSickness(played, input)
    case 'lock':
      return herself.put(`/timesheet/${yearMonth}/lock`)
    case 'confirm':
      return herself.put(`/timesheet/${contractId}/worked/complete`, { body: { yearMonth, all: which > 0 } })
    case 'reopen':
      return hr.put(`/administration/contract/${yearMonth}/reopen/${contractId}`, { body: { reason: 'vergissing' } })
    case 'unlock':
      return hr.put(`/administration/contract/${yearMonth}/unlock/${contractId}`)
    case 'add holiday':
      return hr.post('/administration/holiday', { body: { date: day, name: 'Dag van het huis' } })
    case 'remove holiday':
      return removeHoliday(played, input)
    case 'change part time':
      return hr.post(`/administration/user/${personId}/createNewPartTimePercentageRecord`, {
        body: { percentage, startDate: day, endDate: byHr ? addDays(day, 7 + length) : null },
      })
    case 'begin new year':
      return hr.post('/administration/user/newyear/2027', {
        body: { userIds: [personId], transfers: fullDay ? [{ userId: personId, days: which / 2 }] : [] },
      })
  }
}

type Shift = { readonly contractId: number; readonly startDate: Day; readonly idInDayForCustomer: number }
type Where = { readonly contractId: number; readonly day: Day; readonly which: number }

/**
 * The shift on the given day. When that day has no shift, another shift of the month, because a random day seldom has a
 * shift.
 */
async function standingShift(herself: Caller, { contractId, day, which }: Where) {
  const { body } = await herself.get(`/timesheet/${monthOf(day)}/worked`)
  const shifts: Shift[] = body._embedded.workedShiftDtoList.filter((shift: Shift) => shift.contractId === contractId)
  const shift = shifts.find(({ startDate }) => startDate === day) ?? shifts[(which * 3) % Math.max(shifts.length, 1)]
  return { date: shift?.startDate ?? day, idInDay: shift?.idInDayForCustomer ?? 0 }
}

async function removeAbsence({ personId, herself, hr }: Played, { day, which, byHr }: OfficeAct): Promise<Answer> {
  const yearMonth = monthOf(day)
  const { body } = await herself.get(`/timesheet/${yearMonth}/absences`)
  const absence = body.absenceDtos[which % Math.max(body.absenceDtos.length, 1)]
  const wanted = {
    dayOfMonth: absence === undefined ? dayOfMonth(day) : dayOfMonth(absence.date as Day),
    absenceCategory: absence?.absenceCategory ?? 'VACATION',
    fullDay: absence?.fullDay ?? true,
  }
  return byHr
    ? hr.put(`/administration/timesheet/${personId}/${yearMonth}/planned/removeabsence`, { body: wanted })
    : herself.put(`/timesheet/${yearMonth}/planned/removeabsence`, { body: wanted })
}

/** Changes a sickness with a certificate into a sickness without a certificate, or changes it back. */
async function convertSickness({ personId, herself, hr }: Played, { day, fullDay }: OfficeAct): Promise<Answer> {
  const yearMonth = monthOf(day)
  const { body } = await herself.get(`/timesheet/${yearMonth}/absences`)
  const sick = body.absenceDtos.find(({ absenceCategory }: { absenceCategory: string }) =>
    absenceCategory.startsWith('SICK'),
  )
  const absenceCategory = sick?.absenceCategory === 'SICK_LEAVE' ? 'SICK_LEAVE_NO_CERTIFICATE' : 'SICK_LEAVE'
  return hr.put(`/administration/timesheet/${personId}/${yearMonth}/planned/updateabsence`, {
    body: { id: sick?.id ?? 999_999, absenceCategory, fullDay },
  })
}

async function removeHoliday({ hr }: Played, { which }: OfficeAct): Promise<Answer> {
  const { body } = await hr.get('/administration/holiday/2026')
  const own = body._embedded.holidayDtoList.filter(({ legal }: { legal: boolean }) => !legal)
  return hr.delete(`/administration/holiday/${own[which % Math.max(own.length, 1)]?.date ?? '2026-10-05'}`)
}

/** Confirms all contracts of the month at the end of the month. */
export async function closeMonth({ herself, contractIds }: Played, yearMonth: YearMonth): Promise<void> {
  await herself.put(`/timesheet/${yearMonth}/lock`)
  await herself.put(`/timesheet/${contractIds[0]}/worked/complete`, { body: { yearMonth, all: true } })
}

function timesOf({ day, startHour, hours, which }: OfficeAct) {
  const at = (hour: number) => `${addDays(day, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:00:00`
  const breakPeriod = {
    startDateTimestamp: at(startHour + 1),
    endDateTimestamp: at(startHour + 1).replace(':00:00', ':30:00'),
  }
  return {
    labourPeriod: { startDateTimestamp: at(startHour), endDateTimestamp: at(startHour + hours) },
    breakPeriod: which === 0 ? null : breakPeriod,
  }
}
