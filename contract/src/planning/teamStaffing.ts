import { CLAIM_GRANTS } from '@uurwerk/domain/customers/claimGrants'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, choice, day, id, Preview } from '../fields.ts'
import { resource } from '../hal.ts'

/**
 * The maximum number of shortages in one request. A shortage is a day on which a customer has too few people for a
 * shift type.
 */
export const MOST_SHORTAGES = 500

const Staffed = z.tuple([
  z.number().describe('shift type'),
  answeredDay.describe('day'),
  z.number().describe('planned people'),
  z.number().describe('planned seconds'),
  z.number().nullable().describe('needed people; null without a level'),
  z.number().nullable().describe('needed seconds'),
])

export const TeamStaffing = resource({ from: answeredDay, to: answeredDay, staffed: z.array(Staffed) })
export type TeamStaffing = z.output<typeof TeamStaffing>

export const teamStaffing = endpoint.get('/administration/planning/staffing', {
  access: 'admin',
  shows: ['staffing', 'shifts', 'shiftTypes', 'holidays'],
  summary: 'Geplande en nodige mensen en uren per shift type en dag, in hoogstens 31 dagen',
  query: z.object({ from: day('van'), to: day('tot en met') }),
  response: TeamStaffing,
  problems: ['period_too_long'],
})

const Shortage = z.object({
  customerName: z.string(),
  shiftTypeName: z.string(),
  day: answeredDay,
  places: z.number(),
  /** The reason why no open shift was added for the shortage; null when one was added. */
  message: z.string().nullable(),
  /**
   * The open shift with the new places. With it, the caller can undo the new places (rule staffing-5). Null when no
   * place was added, and in a preview. `placesBefore` is null when the open shift is new.
   */
  need: z.object({ id: z.number(), version: z.number(), placesBefore: z.number().nullable() }).nullable(),
})

export type Shortage = z.output<typeof Shortage>

export const openShortage = endpoint.post('/administration/planning/openshortage', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'Open shiften maken van de tekorten van een klant en haar subdivisies, of eerst tonen welke dat zijn',
  query: Preview,
  body: z.object({
    customerId: id('klant'),
    from: day('van'),
    to: day('tot en met'),
    /** When this field is absent, the choice of each customer decides how the open shifts are given to employees. */
    grants: choice('toekennen', CLAIM_GRANTS).optional(),
  }),
  response: resource({ shortages: z.array(Shortage) }),
  problems: ['period_too_long', 'too_many_operations'],
})

export const takeBackShortage = endpoint.post('/administration/planning/openshortage/takeback', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'Openstaande plaatsen van tekorten terugnemen, waar niemand ze intussen wijzigde',
  body: z.object({
    needs: z
      .array(z.object({ id: id('open shift'), version: id('versie'), placesBefore: id('plaatsen').nullable() }))
      .min(1)
      .max(MOST_SHORTAGES),
  }),
  response: resource({
    /** For each open shift that the undo did not change, the reason why its places stay open. */
    refused: z.array(z.string()),
  }),
})
