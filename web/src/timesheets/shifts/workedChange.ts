import { createWorkedShift, editWorkedShift, removeWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ActToQueue } from '../../app/api/outbox/queuedAct.ts'
import type { Shown } from '../../app/api/shown.ts'
import { UNKNOWN } from '../../app/api/kept/unknown.ts'
import * as texts from '../../texts/texts.ts'
import { formatDays } from '../../ui/format/formatDays.ts'
import { dayOf, recordOf, type NewShift, type ShiftEdit } from './workedShifts.ts'

export type WorkedChange = { readonly yearMonth: YearMonth } & (
  | { readonly kind: 'create'; readonly contractId: number; readonly body: NewShift }
  | { readonly kind: 'edit'; readonly shift: WorkedShift; readonly body: ShiftEdit }
  | { readonly kind: 'remove'; readonly shift: WorkedShift }
)

type Period = { readonly startDateTimestamp: string; readonly endDateTimestamp: string }

const clockOf = (timestamp: string): string => timestamp.slice(11, 16)

const titleOf = (day: string, { startDateTimestamp, endDateTimestamp }: Period): string =>
  texts.outbox.worked(formatDays({ first: toDay(day) }), clockOf(startDateTimestamp), clockOf(endDateTimestamp))

/** Converts the change to an action that may wait in the browser until there is a network (rule offline-7). */
export function actOfWorked(change: WorkedChange): ActToQueue {
  const act = { kind: 'worked', change } as const
  if (change.kind === 'create') {
    const { contractId, body, yearMonth } = change
    return {
      ...act,
      endpoint: createWorkedShift,
      input: { params: { contractId, yearMonth }, body },
      title: titleOf(body.date, body.labourPeriod),
      days: [body.date],
      records: [],
    }
  }
  const { shift, yearMonth } = change
  const shared = { ...act, days: [shift.startDate], records: [`shift ${shift.id}`] }
  const params = { contractId: shift.contractId, yearMonth }
  const record = { ...recordOf(shift), day: dayOf(shift) }
  if (change.kind === 'remove')
    return {
      ...shared,
      endpoint: removeWorkedShift,
      input: { params, body: record },
      title: texts.outbox.removeWorked(formatDays({ first: toDay(shift.startDate) })),
    }
  // A month that is stored for offline use has no remarks, so the screen does not know the remark of a shift. When the
  // user did not change the remark, the server keeps the stored remark.
  const body = change.body.remark === UNKNOWN ? { ...change.body, remark: '', keepRemark: true } : change.body
  return {
    ...shared,
    endpoint: editWorkedShift,
    input: { params, body: { ...body, ...record } },
    title: titleOf(shift.startDate, body.labourPeriod),
  }
}

type Shifts = readonly Shown<WorkedShift>[]

export const withWorkedChanges = (shifts: Shifts, changes: readonly WorkedChange[]): Shifts =>
  changes.reduce<Shifts>((shown, change) => {
    if (change.kind === 'create') return shown
    if (change.kind === 'remove') return shown.filter(({ id }) => id !== change.shift.id)
    return shown.map((shift) =>
      shift.id === change.shift.id ? { ...edited(shift, change.body), pending: true } : shift,
    )
  }, shifts)

function edited(
  shift: WorkedShift,
  { labourPeriod, breakPeriod, callout, interrupted, remark }: ShiftEdit,
): WorkedShift {
  const [worked, pause] = [labourPeriod as Period, (breakPeriod ?? null) as Period | null]
  const hours = (hoursIn(worked) - (pause === null ? 0 : hoursIn(pause))) / 3_600_000
  return {
    ...shift,
    labourPeriod: worked,
    labourPeriodStartHours: clockOf(worked.startDateTimestamp),
    labourPeriodEndHours: clockOf(worked.endDateTimestamp),
    breakPeriod: pause,
    breakPeriodStartHours: pause === null ? null : clockOf(pause.startDateTimestamp),
    breakPeriodEndHours: pause === null ? null : clockOf(pause.endDateTimestamp),
    workedHours: Math.round(hours * 100) / 100,
    callout: callout ?? null,
    interrupted: interrupted === true,
    remark: remark ?? '',
    adjusted: true,
  }
}

const hoursIn = ({ startDateTimestamp, endDateTimestamp }: Period): number =>
  Date.parse(endDateTimestamp) - Date.parse(startDateTimestamp)
