import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { choice, id, idInQuery, Preview } from '../../fields.ts'
import { teamPeriod } from '../teamPlanning.ts'

export const SHEET_ROWS = ['customer', 'person'] as const

const TeamSheetQuery = z.object({
  ...teamPeriod,
  customer: idInQuery('klant').optional(),
  /** 'customer' has a table for each customer, 'person' one row for each person with the shifts at all customers. */
  by: choice('indeling', SHEET_ROWS).optional(),
  /** True to write the reasons of absence. The history then records that HR read these reasons (rule team-13). */
  reasons: Preview.shape.preview,
})

export const teamSheetPdf = endpoint.get('/administration/planning/week.pdf', {
  access: 'admin',
  summary: 'De planning van hoogstens 31 dagen op papier, met een bladzijde per week',
  query: TeamSheetQuery,
  response: { download: 'application/pdf' },
  problems: ['period_too_long', 'sheet_too_large'],
})

export const teamSheetCsv = endpoint.get('/administration/planning/week.csv', {
  access: 'admin',
  summary: 'De planning van hoogstens 31 dagen als CSV, met een lijn per shift, afwezigheid en open plaats',
  query: TeamSheetQuery,
  response: { download: 'text/csv' },
  problems: ['period_too_long'],
})

/** The maximum number of people in one export. A filter on the screen selects these people. */
const SHEET_PEOPLE = 20_000

/**
 * The ids are in the body, because a URL is too short for them. An export with ids contains no open shifts (rule
 * team-12).
 */
const TeamSheetPeople = z.object({ people: z.array(id('medewerker')).min(1).max(SHEET_PEOPLE) })

export const teamSheetPdfOf = endpoint.post('/administration/planning/week.pdf', {
  access: 'admin',
  reads: true,
  summary: 'De planning van enkele mensen op papier',
  query: TeamSheetQuery,
  body: TeamSheetPeople,
  response: { download: 'application/pdf' },
  problems: ['period_too_long', 'sheet_too_large'],
})

export const teamSheetCsvOf = endpoint.post('/administration/planning/week.csv', {
  access: 'admin',
  reads: true,
  summary: 'De planning van enkele mensen als CSV',
  query: TeamSheetQuery,
  body: TeamSheetPeople,
  response: { download: 'text/csv' },
  problems: ['period_too_long'],
})
