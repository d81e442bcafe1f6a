import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, id, optionalText, Preview } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'
import { shiftPlanProblems } from './plannedMonth.ts'

const Shift = z.object({
  id: z.number(),
  day: answeredDay,
  start: z.string(),
  end: z.string(),
  shiftTypeName: z.string(),
  color: z.string(),
  customerName: z.string(),
})
export type SwapShift = z.output<typeof Shift>

const swap = {
  id: z.number(),
  /** The name of the person who gives the shift away. */
  name: z.string(),
  /** The name of the colleague; null while the offer is open to all colleagues who can take the shift. */
  toName: z.string().nullable(),
  shift: Shift.nullable(),
  /** The shift that the colleague gives in exchange; null when the colleague gives none. */
  other: Shift.nullable(),
  closesAt: z.string(),
  accepted: z.boolean(),
}

const OwnSwap = z.object({
  ...swap,
  /**
   * 'asked': the caller asked for the swap. 'answers': a colleague asked the caller. 'open': the offer is open to the
   * caller.
   */
  side: z.enum(['asked', 'answers', 'open']),
  outcome: z.enum(['approved', 'refused', 'declined', 'withdrawn', 'lapsed']).nullable(),
  reason: z.string(),
  /** The reason why the caller cannot take part in the swap; null when the caller can take part. */
  message: z.string().nullable(),
  /** An action that only another person may take is refused with 'not_found'. */
  actions: actions('accept', 'decline', 'withdraw'),
})
export type OwnSwap = z.output<typeof OwnSwap>

const shownWithSwaps = [
  'swaps',
  'shifts',
  'absences',
  'months',
  'people',
  'contracts',
  'customers',
  'shiftTypes',
  'invoices',
] as const

export const swaps = endpoint.get('/swaps', {
  access: 'user',
  shows: shownWithSwaps,
  summary: 'De ruilen van de gebruiker, en de shiften die collega’s aanbieden',
  response: list('swapDtoList', OwnSwap),
})

const SwapChoices = resource({
  shift: Shift,
  colleagues: z.array(z.object({ personId: z.number(), name: z.string(), shifts: z.array(Shift) })),
})
export type SwapChoices = z.output<typeof SwapChoices>

export const swapChoices = endpoint.get('/swaps/choices/{shiftId}', {
  access: 'user',
  shows: shownWithSwaps,
  summary:
    'De collega’s aan wie een eigen shift overgedragen kan worden, met hun shiften bij de klanten waar de medewerker een contract heeft',
  response: SwapChoices,
})

const swapProblems = ['swap_closed', 'swap_shift_changed', 'swap_too_late', 'swap_not_possible'] as const
const sideProblems = [
  'month_frozen',
  'month_invoiced',
  'shift_adjusted',
  'swap_no_contract',
  'shift_outside_month',
  ...shiftPlanProblems,
] as const

export const askSwap = endpoint.post('/swaps', {
  access: 'user',
  changes: ['swaps'],
  summary: 'Een eigen shift aanbieden: aan een collega, aan iedereen die kan, of in ruil voor een shift',
  body: z.object({
    shiftId: id('shift'),
    /** The id of the colleague. When it is absent, the offer is open to all colleagues who can take the shift. */
    personId: id('collega').nullish(),
    otherShiftId: id('shift van de collega').nullish(),
  }),
  status: 201,
  response: resource({}),
  problems: ['swap_exists', 'swap_too_late', 'swap_not_possible', ...sideProblems],
})

export const acceptSwap = endpoint.put('/swaps/{swapId}/accept', {
  access: 'user',
  changes: ['swaps'],
  summary: 'Instemmen met een ruil. HR beslist daarna',
  response: resource({}),
  problems: [...swapProblems, ...sideProblems],
})

export const declineSwap = endpoint.put('/swaps/{swapId}/decline', {
  access: 'user',
  changes: ['swaps'],
  summary: 'Niet ingaan op de vraag van een collega',
  response: resource({}),
  problems: ['swap_closed'],
})

export const withdrawSwap = endpoint.put('/swaps/{swapId}/withdraw', {
  access: 'user',
  changes: ['swaps'],
  summary: 'De eigen vraag om te ruilen intrekken',
  response: resource({}),
  problems: ['swap_closed'],
})

const SwapForHr = z.object({
  ...swap,
  /** The reasons against the swap; empty when the swap is possible. The kind of an absence is never named. */
  messages: z.array(z.string()),
  /** The new working time warnings, with the names of the people. */
  warnings: z.array(z.string()),
  actions: actions('approve', 'refuse'),
})
export type SwapForHr = z.output<typeof SwapForHr>

export const swapsForHr = endpoint.get('/administration/swap', {
  access: 'admin',
  shows: shownWithSwaps,
  summary: 'De ruilen waarover nog niet beslist is',
  response: list('swapDtoList', SwapForHr),
})

export const approveSwap = endpoint.post('/administration/swap/{swapId}/approve', {
  access: 'admin',
  changes: ['swaps', 'shifts', 'openShifts'],
  summary: 'Een ruil goedkeuren: de shiften krijgen hun nieuwe medewerker',
  response: resource({}),
  problems: [...swapProblems, 'swap_not_accepted'],
})

export const refuseSwap = endpoint.post('/administration/swap/{swapId}/refuse', {
  access: 'admin',
  changes: ['swaps'],
  summary: 'Een ruil weigeren, met een reden die beide medewerkers zien',
  body: z.object({ reason: optionalText('Reden', 60) }),
  response: resource({}),
  problems: ['swap_closed'],
})

export const swapChoicesForHr = endpoint.get('/administration/swap/choices/{shiftId}', {
  access: 'admin',
  shows: shownWithSwaps,
  summary: 'De collega’s aan wie HR een shift kan overdragen, met hun shiften bij dezelfde klant',
  response: SwapChoices,
})

export const makeSwap = endpoint.post('/administration/swap', {
  access: 'admin',
  changes: ['swaps', 'shifts', 'openShifts'],
  // The server removes the shift and plans it for the colleague, so the shift has a new id.
  removes: ['shiftId'],
  summary: 'Een shift overdragen of ruilen voor twee medewerkers, en meteen goedkeuren',
  query: Preview,
  body: z.object({
    shiftId: id('shift'),
    personId: id('collega'),
    /** The id of the shift that the colleague gives in exchange. */
    otherShiftId: id('shift van de collega').nullish(),
  }),
  status: 201,
  response: resource({
    /** The new working time warnings, with the names of the people. */
    warnings: z.array(z.string()),
  }),
  problems: ['swap_exists', 'swap_too_late', 'swap_not_possible', 'shift_adjusted'],
})
