import type { importStates as call } from '@uurwerk/contract/import/import'
import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import type { AnswerOf, QueryContext } from '../app/context.ts'
import { countStored } from './importStateStore.ts'

export async function readImportStates({ db }: QueryContext): Promise<AnswerOf<typeof call>> {
  const standing = await countStored(db)
  return { _embedded: { importStateDtoList: IMPORT_KINDS.map((kind) => ({ kind, standing: standing[kind] })) } }
}
