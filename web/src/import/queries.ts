import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { importStates, type importFile } from '@uurwerk/contract/import/import'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type ImportReport = ResponseOf<typeof importFile>

export const importStatesQuery = queryWithFailure(texts.imports.failed, importStates)
