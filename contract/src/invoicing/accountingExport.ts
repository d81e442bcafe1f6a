import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'

/** The first and the last date of the invoices and credit notes, both included. */
const Period = z.object({ from: day('van'), to: day('tot') })

export const accountingCsv = endpoint.get('/administration/invoice/export/csv', {
  access: 'admin',
  summary: 'Facturen en creditnota’s van een periode voor de boekhouding, als CSV',
  query: Period,
  response: { download: 'text/csv' },
  problems: ['range_reversed'],
})

export const accountingZip = endpoint.get('/administration/invoice/export/zip', {
  access: 'admin',
  summary: 'De PDF’s en UBL-bestanden van facturen en creditnota’s van een periode, als één zip',
  query: Period,
  response: { download: 'application/zip' },
  problems: ['range_reversed', 'nothing_to_export'],
})
