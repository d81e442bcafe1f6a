import { NEED_STATES } from '@uurwerk/domain/planning/openShifts/needState'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { answeredDay, day, id } from '../../fields.ts'
import { actions, list, resource, Warning } from '../../hal.ts'
import { shiftPlanProblems } from '../plannedMonth.ts'

export const OPEN_SHIFT_DAYS = 62

const OpenShift = z.object({
  id: z.number(),
  contractId: z.number(),
  customerName: z.string(),
  shiftTypeName: z.string(),
  color: z.string(),
  day: answeredDay,
  start: z.string(),
  end: z.string(),
  /** The number of places of the open shift that have no shift yet. */
  left: z.number(),
  claimUntil: z.string(),
  /** The name of the qualification that the shift requires; null when the shift requires none. */
  qualification: z.string().nullable(),
  note: z.string(),
  state: z.enum(NEED_STATES),
  /** 'waiting' for HR, or 'refused' by HR. Null when the caller did not ask to work the open shift. */
  claim: z.enum(['waiting', 'refused']).nullable(),
  /** The warnings that the caller reads before claiming (asking to work) the shift. */
  warnings: z.array(z.string()),
  /** True when HR must decide whether the caller gets the shift; false when the caller gets the shift immediately. */
  waits: z.boolean(),
  actions: actions('claim', 'withdraw'),
})
export type OpenShift = z.output<typeof OpenShift>

export const openShifts = endpoint.get('/openshifts', {
  access: 'user',
  shows: [
    'openShifts',
    'qualifications',
    'shifts',
    'availability',
    'absences',
    'months',
    'people',
    'contracts',
    'customers',
    'shiftTypes',
    'invoices',
  ],
  summary: 'De open shiften bij de eigen klanten in een periode van hoogstens 62 dagen',
  query: z.object({ from: day('van'), to: day('tot en met') }),
  response: list('openShiftDtoList', OpenShift),
  problems: ['period_too_long'],
})

const Lapsing = z.object({
  /** 'claim' means that an employee asks to work an open shift. 'swap' means a swap that is not decided yet. */
  kind: z.enum(['claim', 'swap']),
  day: answeredDay,
  shiftTypeName: z.string(),
})
export type Lapsing = z.output<typeof Lapsing>

export const lapsingInMonth = endpoint.get('/timesheet/{yearMonth}/lapsing', {
  access: 'user',
  shows: ['openShifts', 'swaps', 'shifts', 'months'],
  summary: 'De eigen kandidaturen en ruilen die vervallen als de maand bevestigd wordt',
  response: list('lapsingDtoList', Lapsing),
})

export const lapsingOfContract = endpoint.get('/administration/contract/{yearMonth}/lapsing/{contractId}', {
  access: 'admin',
  shows: ['openShifts', 'swaps', 'shifts', 'months'],
  summary: 'De kandidaturen en ruilen die vervallen als HR de maand van een contract bevestigt',
  response: list('lapsingDtoList', Lapsing),
})

export const claimOpenShift = endpoint.post('/openshifts/{needId}/claim', {
  access: 'user',
  changes: ['openShifts', 'shifts'],
  summary: 'Een open shift nemen, of zich kandidaat stellen als HR beslist',
  body: z.object({ contractId: id('contract') }),
  response: resource({
    /** True when the shift was planned; false when HR must decide. */
    granted: z.boolean(),
    ...Warning,
  }),
  problems: [
    'need_filled',
    'need_closed',
    'need_withdrawn',
    'claim_exists',
    'month_frozen',
    'month_invoiced',
    ...shiftPlanProblems,
  ],
})

export const withdrawClaim = endpoint.delete('/openshifts/{needId}/claim', {
  access: 'user',
  changes: ['openShifts'],
  summary: 'De eigen aanvraag intrekken zolang HR niet beslist heeft',
  response: resource({}),
  problems: ['claim_gone'],
})
