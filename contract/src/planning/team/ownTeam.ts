import { z } from 'zod'
import { Holiday } from '../../absences/absences.ts'
import { endpoint } from '../../endpoint.ts'
import { answeredDay, day } from '../../fields.ts'
import { resource } from '../../hal.ts'

const Shift = z.object({
  personId: z.number(),
  customerId: z.number(),
  day: answeredDay,
  /** The name of the shift type. Null for a shift without a type, and for a shift type that belongs to one person. */
  name: z.string().nullable(),
  color: z.string().nullable(),
  /** The clock time in Brussels, hh:mm. */
  start: z.string(),
  end: z.string(),
})

export const OwnTeam = resource({
  from: answeredDay,
  to: answeredDay,
  holidays: z.array(Holiday),
  /** The customers of the caller's own contracts in the period. */
  customers: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The caller and the colleagues at these customers, sorted by name. */
  people: z.array(
    z.object({
      id: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      /** The customers that the person and the caller share in the period. */
      customerIds: z.array(z.number()),
    }),
  ),
  shifts: z.array(Shift),
  /**
   * The id of a person and a day on which the person is absent, for the days from this week until the end of the next
   * month. The reason of an absence is not in the answer, and weekends and holidays are left out.
   */
  away: z.array(z.tuple([z.number(), answeredDay])),
})
export type OwnTeam = z.output<typeof OwnTeam>

export const ownTeam = endpoint.get('/team', {
  access: 'user',
  shows: ['shifts', 'absences', 'people', 'contracts', 'customers', 'shiftTypes', 'holidays', 'settings'],
  summary:
    'Wie bij de eigen klanten werkt, in hoogstens 31 dagen, en wie er tot het einde van volgende maand een hele dag afwezig is',
  query: z.object({ from: day('van'), to: day('tot en met') }),
  response: OwnTeam,
  problems: ['team_not_visible', 'period_too_long'],
})
