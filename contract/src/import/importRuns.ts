import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { list } from '../hal.ts'
import { IMPORT_KINDS } from './importColumn.ts'

/** An import, or the check of an import file, that is running or that ended less than a minute ago. */
export const ImportRun = z.object({
  id: z.number(),
  kind: z.enum(IMPORT_KINDS),
  preview: z.boolean(),
  /** The phase of an import. Only one import writes at a time, so an import may have to wait for another import. */
  phase: z.enum(['waiting', 'reading', 'checking', 'writing']),
  /** The finished rows of the phase. `total` counts all rows. Both are 0 until the rows are counted. */
  done: z.number(),
  total: z.number(),
  state: z.enum(['running', 'stopping', 'done', 'refused', 'cancelled']),
  made: z.number(),
})
export type ImportRun = z.output<typeof ImportRun>

const ImportRuns = list('importRunDtoList', ImportRun)

export const importRuns = endpoint.get('/administration/import/runs', {
  access: 'admin',
  shows: ['imports'],
  summary: 'Hoever de lopende imports staan',
  response: ImportRuns,
})

export const cancelImport = endpoint.put('/administration/import/runs/{id}/cancel', {
  access: 'admin',
  changes: ['imports'],
  answers: importRuns,
  summary: 'Een lopende import stoppen: er wordt niets opgeslagen',
  problems: ['import_over'],
})
