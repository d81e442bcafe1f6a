import { bookAbsenceFor } from '@uurwerk/contract/absences'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { planShifts } from '@uurwerk/contract/planning'
import { startProlongedSickLeave } from '@uurwerk/contract/prolongedSickLeave'
import { confirmMonth, createWorkedShift, lockMonth } from '@uurwerk/contract/timesheets'
import { call, tokenOf } from './call.ts'
import { HR_EMAIL } from './cast.ts'
import { Office } from './office.ts'
import { november, type Employed, type PayrollOffice } from './payrollOffice.ts'

type AbsenceCategory = BodyInput<typeof bookAbsenceFor>['absenceCategory']

/** In what somebody's November differs from twenty early shifts, and how that stands in the file for payroll. */
type Month = {
  readonly name: string
  /** The last digits of the file's employee number; Tom has none yet. */
  readonly employeeNr: number
  readonly partTimePercentage?: number
  /** Days without an early shift. */
  readonly free?: readonly number[]
  readonly table?: readonly (readonly [start: string, end: string])[]
  readonly away?: { readonly kind: AbsenceCategory; readonly days: readonly number[]; readonly half?: true }
  readonly illFrom?: string
  /** By day: code and hundredths of hours, instead of 0010 0760, and of 0250 0760 on the holiday of the 11th. */
  readonly lines?: Readonly<Record<number, readonly string[]>>
}

const WEEKDAYS = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30] as const
const HOLIDAY = 11
const TOM = 'Tom Thijs'

const each = (days: readonly number[], line: string) => Object.fromEntries(days.map((day) => [day, [line]]))
const [INES_ILL, NOOR_ILL, DRIES_FREE] = [[23, 24, 25, 26, 27, 30], WEEKDAYS.slice(10), [4, 18, 25]]

/**
 * November 2026 has 21 weekdays, and on Wednesday the 11th a holiday. An early shift is 08:00–16:06 with half an hour's break.
 *
 *   twenty early shifts and the holiday     20 × 7,60 + 7,60                  = 159,60   fourteen of them: 2.234,40
 *   Dries, 80 %, not on Wednesdays          17 × 7,60 + 80 % of 7,60          = 135,28
 *   Eef, three hours on the holiday         20 × 7,60 + 3 + half of 7,60      = 158,80
 *   Fons, five hours on the holiday         20 × 7,60 + 5, a day to recuperate = 157,00
 *   Gitte, a night of eight from the 27th   19 × 7,60 + 8 + 7,60              = 160,00
 *   Hugo, on the 30th three times 20 min    19 × 7,60 + 1 + 7,60              = 153,00
 *   Otto, four hours on Saturday the 14th   20 × 7,60 + 4 + 7,60              = 163,60
 *                                                                              3.162,08
 * Who is away for a day is paid 7,60 for it as well, under another code.
 */
export const HOURS_OF_ALL = '3.162,08'

const months: readonly Month[] = [
  { name: 'Ada Aerts', employeeNr: 1, away: { kind: 'SICK_LEAVE', days: [12, 13] }, lines: each([12, 13], 'T9000760') },
  { name: 'Bas Baert', employeeNr: 2, away: { kind: 'VACATION', days: [9, 10] }, lines: each([9, 10], '02600760') },
  {
    name: 'Cleo Claes',
    employeeNr: 3,
    free: [20],
    table: [['2026-11-20T08:00', '2026-11-20T11:48']],
    away: { kind: 'VACATION', days: [20], half: true },
    lines: { 20: ['00100380', '02600380'] },
  },
  {
    name: 'Dries Dhondt',
    employeeNr: 4,
    partTimePercentage: 80,
    free: DRIES_FREE,
    lines: { ...Object.fromEntries(DRIES_FREE.map((day) => [day, []])), 11: ['02500608'] },
  },
  {
    name: 'Eef Engels',
    employeeNr: 5,
    table: [['2026-11-11T09:00', '2026-11-11T12:00']],
    lines: { 11: ['00100300', '02500380'] },
  },
  {
    name: 'Fons Faes',
    employeeNr: 6,
    table: [['2026-11-11T09:00', '2026-11-11T14:00']],
    lines: { 11: ['00100500'] },
  },
  {
    name: 'Gitte Gijs',
    employeeNr: 7,
    free: [27],
    table: [['2026-11-27T22:00', '2026-11-28T06:00']],
    lines: { 27: ['00100800'] },
  },
  {
    name: 'Hugo Hens',
    employeeNr: 8,
    free: [30],
    table: [
      ['2026-11-30T09:00', '2026-11-30T09:20'],
      ['2026-11-30T11:00', '2026-11-30T11:20'],
      ['2026-11-30T14:00', '2026-11-30T14:20'],
    ],
    lines: { 30: ['00100100'] },
  },
  { name: 'Ines Ickx', employeeNr: 9, away: { kind: 'SICK_LEAVE', days: INES_ILL }, lines: each(INES_ILL, 'T9000760') },
  { name: 'Jules Jacobs', employeeNr: 10 },
  // HR makes unpaid leave of what was booked as 'klein verlet'.
  { name: 'Karel Klein', employeeNr: 11, away: { kind: 'EXCUSED_ABSENCE', days: [20] }, lines: { 20: ['97100760'] } },
  {
    name: 'Lize Lenaers',
    employeeNr: 12,
    away: { kind: 'SICK_LEAVE_NO_CERTIFICATE', days: [16] },
    lines: { 16: ['T9030760'] },
  },
  { name: 'Mats Maes', employeeNr: 13 },
  { name: 'Noor Nijs', employeeNr: 14, free: NOOR_ILL, illFrom: '2026-11-16', lines: each(NOOR_ILL, 'T9500760') },
  {
    name: 'Otto Olbrechts',
    employeeNr: 15,
    table: [['2026-11-14T10:00', '2026-11-14T14:00']],
    lines: { 14: ['00100400'] },
  },
  { name: 'Puck Pauwels', employeeNr: 16 },
  { name: 'Quinten Quix', employeeNr: 17 },
  { name: 'Rik Ringoot', employeeNr: 18 },
  { name: 'Sien Smet', employeeNr: 19 },
  { name: TOM, employeeNr: 20 },
]

/** Each line as it must stand in the file: employer, employee, K, day, code, hours. */
export const linesOfPayroll = (employerNumber: string): readonly string[] =>
  months.flatMap(({ employeeNr, lines = {} }) =>
    Array.from({ length: 30 }, (_, index) => index + 1).flatMap((day) => {
      const regular = WEEKDAYS.some((weekday) => weekday === day) ? [day === HOLIDAY ? '02500760' : '00100760'] : []
      const written = `${employeeNr}`.padStart(7, '0')
      return (lines[day] ?? regular).map(
        (line) => `${employerNumber}${written}K202611${`${day}`.padStart(2, '0')}${line}`,
      )
    }),
  )

/** All twenty with their November planned; who is named has not locked and confirmed it, and Tom's number is not known. */
export async function givenTwentyPeople(office: PayrollOffice, late: readonly string[]) {
  const house = await Office.open()
  const early = await house.addShiftType(office.customerId, {
    name: 'Vroege',
    color: '#F3DDAE',
    labourTime: { startTime: '08:00', endTime: '16:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  const employ = async (month: Month): Promise<readonly [string, Employed]> => {
    const { name, employeeNr, partTimePercentage } = month
    const number = name === TOM ? undefined : employeeNr
    const person = await office.employ(name, { employeeNr: number, partTimePercentage })
    if (month.away?.kind === 'VACATION') await house.grantVacation(person, { year: 2026, days: 20 })
    await plan(person, month, early)
    if (!late.includes(name)) await confirm(person)
    return [name, person]
  }
  return new Map(await Promise.all(months.map(employ)))
}

async function plan({ id, contractId, email }: Employed, month: Month, shiftId: number): Promise<void> {
  const [token, hr] = [await tokenOf(email), await tokenOf(HR_EMAIL)]
  const { free = [], table = [], away, illFrom } = month
  const params = { contractId, yearMonth: november }
  const without = [HOLIDAY, ...free, ...(away?.days ?? [])]
  for (const [first, last] of runsOf(WEEKDAYS.filter((day) => !without.includes(day)))) {
    const body = { startDateOfFirstShift: dateOf(first), startDateOfLastShift: dateOf(last), shiftId }
    await call(planShifts, { params, body }, token)
  }
  for (const [start, end] of table) {
    const labourPeriod = { startDateTimestamp: start, endDateTimestamp: end }
    await call(createWorkedShift, { params, body: { date: start.slice(0, 10), labourPeriod } }, token)
  }
  for (const dayOfMonth of away?.days ?? []) {
    const body = { dayOfMonth, absenceCategory: away!.kind, fullDay: away!.half === undefined }
    await call(bookAbsenceFor, { params: { userId: id, yearMonth: november }, body }, hr)
  }
  if (illFrom !== undefined) await call(startProlongedSickLeave, { params: { id }, body: { date: illFrom } }, hr)
}

const dateOf = (day: number) => `2026-11-${`${day}`.padStart(2, '0')}`

/** First and last day of what follows day on day. */
function runsOf(days: readonly number[]): (readonly [number, number])[] {
  const firsts = days.filter((day) => !days.includes(day - 1))
  const lasts = days.filter((day) => !days.includes(day + 1))
  return firsts.map((first, index) => [first, lasts[index]!])
}

/** Locks first, unless HR has. */
export async function confirm({ contractId, email }: Employed, { locked = false } = {}): Promise<void> {
  const token = await tokenOf(email)
  if (!locked) await call(lockMonth, { params: { yearMonth: november } }, token)
  await call(confirmMonth, { params: { contractId }, body: { yearMonth: november, all: true } }, token)
}
