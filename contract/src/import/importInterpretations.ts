import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, missingOrInvalid, whole } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'
import { IMPORT_MEANINGS } from './import.ts'

const key = (field: string) => z.string(missingOrInvalid(field)).regex(/^[0-9a-f]{64}$/, messages.invalid(field))

const path = z.string(missingOrInvalid('kolom')).max(100, messages.invalid('kolom'))

/** The maximum number of columns in a file. */
const MOST = 1000

/**
 * Stores the columns that HR chose for a file. The next check of a file with the same header row uses these columns
 * (rule import-37).
 */
export const rememberHeader = endpoint.put('/administration/import/{kind}/headers', {
  access: 'admin',
  changes: ['imports'],
  summary: 'Onthouden hoe de kolommen van een bestand gelezen worden',
  body: z.object({
    headerKey: key('kolomtitels'),
    paths: z.array(path.nullable(), missingOrInvalid('kolommen')).max(MOST, messages.maxItems('kolommen', MOST)),
  }),
  response: resource({ headerKey: z.string() }),
  problems: ['import_column_unknown', 'import_column_chosen_twice'],
})

/**
 * Stores the answer of HR to a question about a column. The next check and the import of the same file use this answer
 * (rule import-38).
 */
export const answerImportQuestion = endpoint.put('/administration/import/{kind}/answers', {
  access: 'admin',
  changes: ['imports'],
  summary: 'Antwoorden wat getallen of datums met twee betekenissen in een bestand betekenen',
  body: z.object({ fileKey: key('bestand'), path, meaning: choice('betekenis', IMPORT_MEANINGS) }),
  response: resource({ fileKey: z.string() }),
  problems: ['import_column_unknown'],
})

/**
 * Stores the corrected text of one cell. The next check and the import of the same file use this text (rule import-40).
 */
export const correctImportCell = endpoint.put('/administration/import/{kind}/corrections', {
  access: 'admin',
  changes: ['imports'],
  summary: 'Eén cel van een bestand verbeteren zonder het bestand te veranderen',
  body: z.object({
    fileKey: key('bestand'),
    row: whole('rij', 1, 1_048_576),
    path,
    value: z.string(missingOrInvalid('waarde')).max(1000, messages.maxLength('waarde', 1000)),
  }),
  response: resource({ fileKey: z.string() }),
  problems: ['import_column_unknown'],
})
