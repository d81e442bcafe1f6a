import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { importStates } from '@uurwerk/contract/import'
import type { importFile } from '@uurwerk/contract/import'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export type ImportReport = ResponseOf<typeof importFile>

export const importStatesQuery = { ...queryOf(importStates), meta: { failure: texts.imports.failed } }
