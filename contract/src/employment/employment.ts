import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, Preview, textOr } from '../fields.ts'
import { person } from '../people/people.ts'

export const terminatePerson = endpoint.put('/administration/user/{id}/terminate', {
  access: 'admin',
  changes: ['people'],
  answers: person,
  summary: 'Samenwerking stopzetten op de laatste werkdag',
  query: Preview,
  body: textOr('date', z.object({ date: day('laatste werkdag') })),
  problems: ['last_administrator', 'months_after_end', 'last_day_before_start'],
})

export const resumePerson = endpoint.put('/administration/user/{id}/activate', {
  access: 'admin',
  changes: ['people'],
  answers: person,
  summary: 'Samenwerking verderzetten',
  problems: ['not_terminated'],
})
