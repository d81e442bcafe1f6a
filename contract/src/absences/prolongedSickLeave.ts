import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, flag, flagInQuery, id, Preview, textOr, version } from '../fields.ts'
import { person } from '../people/people.ts'
import { always, endAfterStart } from '../sentDates.ts'

export const startProlongedSickLeave = endpoint.post('/administration/user/{id}/onProlongedSickLeave/start', {
  access: 'admin',
  changes: ['absences', 'people'],
  answers: person,
  summary: 'Op langdurig ziekte zetten',
  query: Preview,
  body: textOr(
    'date',
    z
      .object({ date: day('startdatum'), endDate: day('einddatum').nullish() })
      .superRefine(
        ({ date, endDate }, context) => endAfterStart({ mayBeOneDay: false })({ startDate: date, endDate }, context),
        always,
      ),
  ),
  status: 201,
  problems: [
    'prolonged_sick_overlap',
    'prolonged_sick_over_worked',
    'prolonged_sick_over_invoiced',
    'not_in_employment',
  ],
})

export const endProlongedSickLeave = endpoint.put('/administration/user/{id}/onProlongedSickLeave/end', {
  access: 'admin',
  changes: ['absences', 'people'],
  answers: person,
  summary:
    'Uit langdurig ziekte zetten; wat de periode na haar einde had weggenomen komt terug, tenzij giveBack false is',
  query: Preview,
  body: textOr('date', z.object({ date: day('einddatum'), giveBack: flag('teruggeven').default(true) })),
  problems: ['not_prolonged_sick', 'period_end_not_after_start', 'not_in_employment'],
})

/**
 * Changes the period of a prolonged sickness. On days that become part of the sickness, the server removes shifts and
 * absences. On days that are no longer part of it, the server restores them, unless `giveBack` is false.
 */
export const updateProlongedSickLeave = endpoint.put('/administration/user/{id}/onProlongedSickLeave/update', {
  access: 'admin',
  changes: ['absences', 'people'],
  answers: person,
  summary: 'Een periode van langdurige ziekte aanpassen',
  query: Preview,
  body: z
    .object({
      id: id('periode'),
      startDate: day('startdatum'),
      endDate: day('einddatum').nullish(),
      giveBack: flag('teruggeven').default(true),
      version,
    })
    .superRefine(endAfterStart({ mayBeOneDay: false }), always),
  problems: [
    'stale',
    'prolonged_sick_overlap',
    'prolonged_sick_over_worked',
    'prolonged_sick_over_invoiced',
    'not_in_employment',
  ],
})

export const removeProlongedSickLeave = endpoint.delete('/administration/user/{id}/onProlongedSickLeave/{periodId}', {
  access: 'admin',
  changes: ['absences', 'people'],
  answers: person,
  summary: 'Een periode van langdurige ziekte verwijderen; wat ze had weggenomen komt terug, tenzij giveBack false is',
  query: Preview.extend({
    giveBack: flagInQuery('true'),
  }),
})
