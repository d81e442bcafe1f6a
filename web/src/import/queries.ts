import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { importStates, type importFile } from '@uurwerk/contract/import/import'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type ImportReport = ResponseOf<typeof importFile>

export const importStatesQuery = { ...queryOf(importStates), meta: { failure: texts.imports.failed } }
