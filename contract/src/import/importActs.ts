import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { actions, list } from '../hal.ts'
import { IMPORT_KINDS } from './importColumn.ts'

/** The actions that HR can undo as a whole: imports, and copies of shift types and bonus rates to other customers. */
const ACT_KINDS = [...IMPORT_KINDS, 'customerCopies'] as const
export type ActKind = (typeof ACT_KINDS)[number]

/** An import or a copy that HR can undo as long as no other record uses the records that it made. */
export const ImportAct = z.object({
  id: z.number(),
  kind: z.enum(ACT_KINDS),
  /** The name of the imported file; for a copy, it is the name of the customer from which HR copied. */
  fileName: z.string(),
  /** The number of new records; for a copy, it is the number of customers that got copies. */
  made: z.number(),
  madeAt: z.string(),
  madeBy: z.string(),
  undoneAt: z.string().nullable(),
  actions: actions('undo'),
})
export type ImportAct = z.output<typeof ImportAct>

const ImportActs = list('importActDtoList', ImportAct)

export const importActs = endpoint.get('/administration/import/acts', {
  access: 'admin',
  shows: ['imports'],
  summary: 'De laatste imports en kopieën naar klanten, met wat ze maakten',
  response: ImportActs,
})

/** When another record uses one of the records, no record is removed (rules import-44, customers-51). */
export const undoImport = endpoint.put('/administration/import/acts/{id}/undo', {
  access: 'admin',
  changes: ['imports', 'people', 'customers', 'contracts', 'shiftTypes', 'counters'],
  answers: importActs,
  summary: 'Een import of kopie ongedaan maken: alles wat erdoor gemaakt is, wordt verwijderd, of niets',
  problems: ['record_in_use', 'import_undone', 'import_not_undoable'],
})
