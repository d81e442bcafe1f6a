import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, Preview, yearMonth } from '../fields.ts'
import { resource } from '../hal.ts'

/** The effects of a moving-in date on the people in the database. */
export const MovingInEffect = z.object({
  /** The employees whose balances count from another month. */
  people: z.number(),
  /** The timesheets up to this month that wait for a confirmation, before and after the change. */
  openTimesheetsBefore: z.number(),
  openTimesheetsAfter: z.number(),
  /** The days of 'Feestdag recup' that public holidays gave, before and after the change. */
  grantedDaysBefore: z.number(),
  grantedDaysAfter: z.number(),
  /** The booked days of 'Feestdag recup' without a balance, which the change removes. */
  removedRecupHolidays: z.array(z.object({ name: z.string(), day: z.string() })),
})
export type MovingInEffect = z.output<typeof MovingInEffect>

/**
 * Sets the moving-in date of the company: its first month in Uurwerk. Before this date, nothing is granted, expected or
 * warned about, and opening balances count from this date (rule company-18). A preview changes nothing and returns the
 * effects.
 */
export const moveIn = endpoint({
  method: 'PUT',
  path: '/administration/movingin',
  access: 'admin',
  changes: ['settings', 'people', 'counters', 'absences', 'months'],
  summary: 'De eerste maand van de firma in Uurwerk kiezen',
  query: Preview,
  body: z.object({
    yearMonth: yearMonth('eerste maand'),
    /** True when HR agrees that booked days without a balance are removed. */
    removeRecupHolidays: flag('recup feestdagen verwijderen').default(false),
  }),
  response: resource({ movedInYearMonth: z.string(), effect: MovingInEffect }),
  problems: ['moved_in_after_records', 'moved_in_too_late', 'opening_removes_recup_holidays'],
})
