import type { BodyInput, ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { workedMonth, createWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { expect, test } from 'vitest'
import { call, errorsOf, refused, refusedWith, request } from '../../testing/call.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const app = await startTestApp()
const world = eachTest(() => annaAtWork(app))

type NewShift = BodyInput<typeof createWorkedShift>

const period = (start: string, end: string) => ({ startDateTimestamp: start, endDateTimestamp: end })
/** A shift with local times without a UTC offset. A form may send times in this notation. */
const shift = (day: string, from: string, until: string, more: Partial<NewShift> = {}) => ({
  date: day,
  labourPeriod: period(`${day}T${from}`, `${day}T${until}`),
  ...more,
})
const inMonth = (month = '2026-11') => ({ params: { contractId: world().contractId, yearMonth: toYearMonth(month) } })
const enter = (body: NewShift, month?: string) =>
  request(world().anna.call, createWorkedShift, { ...inMonth(month), body })
const refusalToEnter = (body: unknown) => refusedWith(world().anna.call, createWorkedShift, { ...inMonth(), body })
const linesOf = ({ _embedded }: ResponseOf<typeof workedMonth>) => _embedded.workedShiftDtoList

test.each([
  ['an end before the start is on the next day', '2026-11-18T22:00', '2026-11-18T06:00', 8],
  ['an end on the next day is kept', '2026-11-18T22:00', '2026-11-19T06:00', 8],
  ['an offset in a time is used', '2026-11-18T06:00:00Z', '2026-11-18T14:00:00Z', 8],
  ['five minutes are 0.08 hours', '2026-11-18T07:00', '2026-11-18T07:05', 0.08],
])('a shift in the table gets the right worked hours: %s', async (_sentence, start, end, workedHours) => {
  const answer = await call(...enter({ date: '2026-11-18', labourPeriod: period(start, end) }))
  expect(linesOf(answer)[0]).toMatchObject({ workedHours })
})

test.each([
  [
    'the night in which the clock goes back is nine hours',
    '2026-10-24T22:00',
    '2026-10-24T06:00',
    9,
    '2026-10-25T06:00:00+01:00',
  ],
  [
    'the night in which the clock goes forward is seven hours',
    '2027-03-27T22:00',
    '2027-03-28T06:00',
    7,
    '2027-03-28T06:00:00+02:00',
  ],
])(
  'a shift in the table in the night of a clock change gets the right end and worked hours: %s',
  async (_sentence, start, end, workedHours, endsAt) => {
    const day = start.slice(0, 10)
    const answer = await call(...enter({ date: day, labourPeriod: period(start, end) }, day.slice(0, 7)))
    expect(linesOf(answer)[0]).toMatchObject({ workedHours, labourPeriod: { endDateTimestamp: endsAt } })
  },
)

const pause = (start: string, end: string) => ({ breakPeriod: period(`2026-11-18T${start}`, `2026-11-18T${end}`) })
test.each<[string, NewShift, string]>([
  ['equal times', shift('2026-11-18', '07:00', '07:00'), 'shift_end_equals_start'],
  [
    'a date that is not the day of the start',
    { ...shift('2026-11-18', '07:00', '15:00'), date: '2026-11-19' },
    'shift_starts_on_another_day',
  ],
  ['a day of another month', shift('2026-12-01', '07:00', '15:00'), 'shift_outside_month'],
  ['a break before the shift', shift('2026-11-18', '07:00', '15:00', pause('06:00', '06:30')), 'break_outside_shift'],
  [
    'a break as long as the shift',
    shift('2026-11-18', '07:00', '15:00', pause('07:00', '15:00')),
    'break_not_shorter_than_shift',
  ],
  [
    'a break whose end equals its start',
    shift('2026-11-18', '07:00', '15:00', pause('12:00', '12:00')),
    'break_end_equals_start',
  ],
  [
    'a shift of two days',
    { date: '2026-11-18', labourPeriod: period('2026-11-18T07:00', '2026-11-20T07:00') },
    'shift_longer_than_a_day',
  ],
])('a shift in the table with %s is refused', async (_sentence, body, code) => {
  const answer = await refused(...enter(body))
  expect([answer.status, answer.code]).toEqual([422, code])
})

test('a shift is refused when its start time does not exist, because the clock skips that hour in March', async () => {
  const { status, code } = await refused(...enter(shift('2027-03-28', '02:30', '06:00'), '2027-03'))
  expect([status, code]).toEqual([422, 'time_does_not_exist'])
})

test('the server reports all errors in the form of a shift at once', async () => {
  const refusal = await refusalToEnter({
    labourPeriod: { startDateTimestamp: '2026-11-18T07:00:30', endDateTimestamp: 'straks' },
    breakPeriod: { startDateTimestamp: '2026-11-18T12:00' },
    remark: 'x'.repeat(45),
    callout: 'CALL_OUT_72',
  })
  expect(refusal.status).toBe(422)
  expect(Object.keys(errorsOf(refusal)).sort()).toEqual([
    'breakPeriod.endDateTimestamp',
    'callout',
    'date',
    'labourPeriod.endDateTimestamp',
    'labourPeriod.startDateTimestamp',
    'remark',
  ])
})

test('a break of a shift with only a start or only an end is refused', async () => {
  const broken = (breakPeriod: NewShift['breakPeriod']) => enter(shift('2026-11-18', '07:00', '15:00', { breakPeriod }))
  for (const [path, message, filled] of [
    [
      'endDateTimestamp',
      'Indien het begin pauze veld ingevuld is moet het einde pauze veld ook ingevuld worden',
      'start',
    ],
    [
      'startDateTimestamp',
      'Indien het einde pauze veld ingevuld is moet het begin pauze veld ook ingevuld worden',
      'end',
    ],
  ]) {
    const { status, errors } = await refused(
      ...broken({
        startDateTimestamp: null,
        endDateTimestamp: null,
        [`${filled}DateTimestamp`]: '2026-11-18T12:00',
      }),
    )
    expect([status, errors]).toEqual([422, [{ path: `breakPeriod.${path}`, message }]])
  }
  const [line] = linesOf(await call(...broken({ startDateTimestamp: null, endDateTimestamp: '' })))
  expect(line?.breakPeriod).toBeNull()
})

test('a shift without times is refused, with an error for the start and an error for the end', async () => {
  const { errors } = await refusalToEnter({ date: '2026-11-18' })
  expect(errors).toEqual([
    { path: 'labourPeriod.startDateTimestamp', message: 'Het start veld is verplicht' },
    { path: 'labourPeriod.endDateTimestamp', message: 'Het einde veld is verplicht' },
  ])
})

test('a night shift from 31 October to 1 November is one record in October', async () => {
  const { anna } = world()
  await call(...enter({ date: '2026-10-31', labourPeriod: period('2026-10-31T22:00', '2026-10-31T06:00') }, '2026-10'))
  expect(linesOf(await call(anna.call, workedMonth, { params: { yearMonth: toYearMonth('2026-10') } }))).toHaveLength(1)
  expect(linesOf(await call(anna.call, workedMonth, { params: { yearMonth: toYearMonth('2026-11') } }))).toEqual([])
})
