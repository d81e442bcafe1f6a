import { z } from 'zod'
import { FIELD_GROUPS } from '@uurwerk/domain/customers/fieldGroup'
import { customer } from './customers.ts'
import { workHoursFields } from './customerBodies.ts'
import { endpoint } from '../endpoint.ts'
import { choice, flag, id, Preview } from '../fields.ts'

const subdivisionProblems = [
  'parent_unusable',
  'subdivision_unusable',
  'parent_hours_order',
  'reference_unknown',
] as const

export const addSubdivision = endpoint.post('/administration/customer/{parentId}/subdivision/{subdivisionId}', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Een klant als subdivisie toevoegen, zo gevraagd met de uren van het moederbedrijf',
  query: Preview,
  body: z.preprocess((value) => value ?? {}, z.object({ inheritWorkHours: flag('uren overnemen').default(false) })),
  status: 201,
  problems: subdivisionProblems,
})

/**
 * Copies groups of fields from a customer to its subdivisions. Older versions of the app send only the ids of the
 * subdivisions, and then all groups are copied.
 */
export const updateSubdivisions = endpoint.put('/administration/customer/{id}/updateSubdivisions', {
  access: 'admin',
  changes: ['customers'],
  answers: customer,
  summary: 'Gegevens van het moederbedrijf naar de gekozen subdivisies kopiëren',
  query: Preview,
  body: z.preprocess(
    (value) => (Array.isArray(value) ? { subdivisions: value } : value),
    z.object({
      subdivisions: z.array(id('subdivisie')).max(200),
      groups: z.array(choice('gegevens', FIELD_GROUPS)).default([...FIELD_GROUPS]),
    }),
  ),
  problems: subdivisionProblems,
})

export const editSubdivisionWorkHours = endpoint.put(
  '/administration/customer/{id}/subdivision/{subdivisionId}/workhours',
  {
    access: 'admin',
    changes: ['customers'],
    answers: customer,
    summary: 'De uren en de verantwoordelijke van een subdivisie aanpassen',
    query: Preview,
    body: workHoursFields,
    problems: ['stale', 'customer_name_taken'],
  },
)
