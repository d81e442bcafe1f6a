import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, Preview, yearMonth } from '../fields.ts'
import { resource } from '../hal.ts'

/** The effects of a moving-in date on the people in the database. */
export const MovingInEffect = z.object({
  /** The employees whose balances would count from another month. */
  people: z.number(),
  /**
   * The number of timesheets up to this month that wait for a confirmation before the change. The next field has the
   * number after the change.
   */
  openTimesheetsBefore: z.number(),
  openTimesheetsAfter: z.number(),
  /**
   * The days of 'Feestdag recup' that public holidays gave before the change. The next field has the days after the
   * change.
   */
  grantedDaysBefore: z.number(),
  grantedDaysAfter: z.number(),
  /** The booked days of 'Feestdag recup' for which no day would be left. The change removes these bookings. */
  removedRecupHolidays: z.array(z.object({ name: z.string(), day: z.string() })),
})
export type MovingInEffect = z.output<typeof MovingInEffect>

/**
 * Sets the moving-in date of the company: its first month in Uurwerk. From this date on, opening balances count. Before
 * this date, Uurwerk grants nothing, expects nothing and warns about nothing (rule company-18). A preview changes
 * nothing and returns the effects.
 */
export const moveIn = endpoint.put('/administration/movingin', {
  access: 'admin',
  changes: ['settings', 'people', 'counters', 'absences', 'months'],
  summary: 'De eerste maand van de firma in Uurwerk kiezen',
  query: Preview,
  body: z.object({
    yearMonth: yearMonth('eerste maand'),
    /** True when HR agrees to remove the booked days for which no day would be left. */
    removeRecupHolidays: flag('recup feestdagen verwijderen').default(false),
  }),
  response: resource({ movedInYearMonth: z.string(), effect: MovingInEffect }),
  problems: ['moved_in_after_records', 'moved_in_too_late', 'opening_removes_recup_holidays'],
})
