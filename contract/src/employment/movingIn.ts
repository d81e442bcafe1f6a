import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, Preview, yearMonth } from '../fields.ts'
import { resource } from '../hal.ts'

/**
 * The effects of a change of the moving-in date (the first month of the company in Uurwerk) on people and timesheets.
 */
export const MovingInEffect = z.object({
  /** The number of employees whose balances would count from another month. */
  people: z.number(),
  /**
   * The number of unconfirmed timesheets up to the current month, before the change. `openTimesheetsAfter` is this
   * number after the change.
   */
  openTimesheetsBefore: z.number(),
  openTimesheetsAfter: z.number(),
  /**
   * The number of days of 'Feestdag recup' that all people got for public holidays, before the change.
   * `grantedDaysAfter` is this number after the change.
   */
  grantedDaysBefore: z.number(),
  grantedDaysAfter: z.number(),
  /** The bookings of 'Feestdag recup' for which the person would have no day left, and which the change removes. */
  removedRecupHolidays: z.array(z.object({ name: z.string(), day: z.string() })),
})
export type MovingInEffect = z.output<typeof MovingInEffect>

/**
 * Sets the first month of the company in Uurwerk. Before it, Uurwerk grants nothing, expects nothing and warns about
 * nothing (rule company-18). A preview changes nothing and returns the effects.
 */
export const moveIn = endpoint.put('/administration/movingin', {
  access: 'admin',
  changes: ['settings', 'people', 'counters', 'absences', 'months'],
  summary: 'De eerste maand van de firma in Uurwerk kiezen',
  query: Preview,
  body: z.object({
    yearMonth: yearMonth('eerste maand'),
    /** True when HR agrees to remove the bookings of 'Feestdag recup' for which the person would have no day left. */
    removeRecupHolidays: flag('recup feestdagen verwijderen').default(false),
  }),
  response: resource({ movedInYearMonth: z.string(), effect: MovingInEffect }),
  problems: ['moved_in_after_records', 'moved_in_too_late', 'opening_removes_recup_holidays'],
})
