import { bookAbsence, bookAbsences, removeAbsence } from '@uurwerk/contract/absences/absences'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { editPlannedShift, planShift, planShifts, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { createWorkedShift, editWorkedShift, removeWorkedShift } from '@uurwerk/contract/timesheets/timesheets'

const endpoints: readonly Endpoint[] = [
  planShift,
  planShifts,
  editPlannedShift,
  removePlannedShift,
  bookAbsence,
  bookAbsences,
  removeAbsence,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
]

/** The API calls that may wait in the browser, by their path (rule offline-7). */
export const queueable: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]))
