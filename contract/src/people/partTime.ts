import { addDays, isDay } from '@uurwerk/domain/time/day'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, percentage, Preview, version } from '../fields.ts'
import { messages } from '../messages.ts'
import { person } from './people.ts'
import { always, endAfterStart } from '../sentDates.ts'

const partTimeFields = {
  percentage: percentage('percentage'),
  startDate: day('startdatum'),
  /** The last day of the record. The next record starts on the day after it, so that day must be a valid date too. */
  endDate: day('einddatum')
    .refine((end) => !isDay(end) || isDay(addDays(end, 1)), messages.date('einddatum'))
    .nullish(),
  /** The version of the person, because all part-time records of a person share one version. */
  version,
}

/** A new record ends after its start. An existing record may have one day, because a later record can shorten it. */
const changeOrdered = endAfterStart({ mayBeOneDay: true })

/** The body of a new part-time record (rule people-26). */
export const PartTimeBody = z.object(partTimeFields).superRefine(changeOrdered, always)

export const addPartTimeRecord = endpoint.post('/administration/user/{id}/createNewPartTimePercentageRecord', {
  access: 'admin',
  changes: ['people'],
  answers: person,
  summary: 'Een deeltijds percentage toevoegen',
  body: z.object(partTimeFields).superRefine(endAfterStart({ mayBeOneDay: false }), always),
  status: 201,
  problems: ['stale', 'part_time_needs_end', 'part_time_covers_other', 'part_time_before_employment'],
})

/**
 * Changes a part-time record. The records before and after it get other dates. A preview answers with the records as
 * they would be after the change.
 */
export const updatePartTimeRecord = endpoint.put('/administration/user/{id}/updatePartTimePercentage', {
  access: 'admin',
  changes: ['people'],
  answers: person,
  summary: 'Een deeltijds percentage aanpassen, met de buren mee',
  query: Preview,
  body: z.object({ ...partTimeFields, id: id('deeltijds percentage') }).superRefine(changeOrdered, always),
  problems: [
    'stale',
    'part_time_needs_end',
    'part_time_first_start_fixed',
    'part_time_last_stays_open',
    'part_time_crosses_neighbour',
    'period_end_not_after_start',
  ],
})
