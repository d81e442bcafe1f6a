import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay } from '../fields.ts'
import { list } from '../hal.ts'
import { mailStatuses } from '../mailStatuses.ts'

/**
 * The list of people. A person is a list of values without field names, because for thousands of people the names would
 * be more than half of the answer. The values are: id, e-mail, first name, last name, whether the person is an
 * employee, part-time percentage, recuperation, first and last day of the employment, whether the person has signed in,
 * and the moment and the mail status of the last invitation.
 */
export const peopleList = endpoint.get('/administration/user/list', {
  access: 'admin',
  shows: ['people', 'absences', 'contracts', 'counters'],
  summary: 'Alle gebruikers, als waarden in een vaste volgorde',
  response: list(
    'personRowList',
    z.tuple([
      z.number(),
      z.string(),
      z.string(),
      z.string(),
      z.boolean(),
      z.number(),
      z.number(),
      answeredDay,
      answeredDay.nullable(),
      z.boolean(),
      z.tuple([z.string(), z.enum(mailStatuses).nullable()]).nullable(),
    ]),
  ),
})
