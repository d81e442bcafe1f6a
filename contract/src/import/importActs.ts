import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { list } from '../hal.ts'
import { IMPORT_KINDS } from './importColumn.ts'

/** An import that made records. HR can take it back whole while nothing uses these records. */
export const ImportAct = z.object({
  id: z.number(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  made: z.number(),
  madeAt: z.string(),
  madeBy: z.string(),
  undoneAt: z.string().nullable(),
})
export type ImportAct = z.output<typeof ImportAct>

const ImportActs = list('importActDtoList', ImportAct)

export const importActs = endpoint({
  method: 'GET',
  path: '/administration/import/acts',
  access: 'admin',
  shows: ['imports'],
  summary: 'De laatste imports, met wat ze maakten',
  response: ImportActs,
})

/** Removes all records that an import made, or none when something uses one of them (rule import-44). */
export const undoImport = endpoint({
  method: 'PUT',
  path: '/administration/import/acts/{id}/undo',
  access: 'admin',
  changes: ['imports', 'people', 'customers', 'contracts', 'shiftTypes', 'counters'],
  summary: 'Een import ongedaan maken: alles wat hij maakte, wordt verwijderd, of niets',
  response: ImportActs,
  problems: ['record_in_use', 'import_undone', 'import_not_undoable'],
})
