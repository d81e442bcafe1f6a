import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { halfDays, id, Preview } from '../fields.ts'
import { list } from '../hal.ts'
import { messages } from '../messages.ts'

/** The granted days before and after the new-year run, with which HR begins the leave of a year. */
const Change = z.object({ before: z.number(), after: z.number() })

const NewYearRun = z.object({ at: z.string(), by: z.string(), people: z.number() })

const NewYearPerson = z.object({
  userId: z.number(),
  userName: z.string(),
  /** The reason why the new-year run skips the person; null when the run does not skip the person. */
  skipped: z.enum(['independent', 'left', 'not_yet_employed']).nullable(),
  /** The mean part-time percentage of the past year. */
  meanPercentage: z.number(),
  changed: z.boolean(),
  statutory: Change,
  recupHoliday: Change,
  extraVacation: Change,
  transfer: Change,
  /** The maximum number of days that can be transferred to the new year. */
  transferable: z.number(),
  notices: z.array(
    z.object({ code: z.enum(['debt_stays', 'used_already', 'granted_by_hand', 'older_days_stay']), days: z.number() }),
  ),
})

const NewYear = list('newYearPersonDtoList', NewYearPerson, {
  year: z.number(),
  /** The years for which HR can start a new-year run today. */
  open: z.array(z.number()),
  /** The new-year runs of the year, the latest run first. */
  runs: z.array(NewYearRun),
})

const FIELD = 'overdracht'

/**
 * The total number of days that a person transfers to the new year. A second request with the same total changes
 * nothing.
 */
export const Transfer = z.object({ userId: id('medewerker'), days: halfDays(FIELD, 0, 366) })

const MOST_PEOPLE = 20_000

/** The body of a new-year run: at most one transfer for each person (rule balances-69). */
export const NewYearBody = z.object({
  /** The ids of the people in the new-year run. Without this field, the run is for all people. */
  userIds: z.array(id('medewerker')).max(MOST_PEOPLE, messages.maxItems('medewerkers', MOST_PEOPLE)).nullish(),
  transfers: z
    .array(Transfer)
    .max(MOST_PEOPLE, messages.maxItems(FIELD, MOST_PEOPLE))
    .superRefine((transfers, context) => {
      const seen = new Set<number>()
      for (const [index, { userId }] of transfers.entries()) {
        if (seen.has(userId))
          context.addIssue({ code: 'custom', path: [index, 'userId'], message: messages.invalid('medewerker') })
        seen.add(userId)
      }
    })
    .default([]),
})

export const beginNewYear = endpoint.post('/administration/user/newyear/{year}', {
  access: 'admin',
  changes: ['counters'],
  shows: ['counters'],
  summary: 'Het verlof van een nieuw jaar beginnen; een tweede keer enkel het verschil',
  query: Preview,
  body: NewYearBody,
  response: NewYear,
  problems: ['new_year_not_open', 'transfer_exceeds_left'],
})
