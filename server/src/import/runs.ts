import type { cancelImport, importRuns } from '@uurwerk/contract/import/importRuns'
import { RefusalError } from '../app/RefusalError.ts'
import type { AnswerOf, CommandContext, QueryContext } from '../app/context.ts'
import { cancelRun, listRuns } from './importRunStore.ts'

export const readImportRuns = async ({ db }: Pick<QueryContext, 'db'>): Promise<AnswerOf<typeof importRuns>> => ({
  _embedded: { importRunDtoList: await listRuns(db) },
})

/** Cancels an import before its records are stored (rule import-35). */
export async function cancelImportRun({ tx }: CommandContext, id: number): Promise<AnswerOf<typeof cancelImport>> {
  if (!(await cancelRun(tx, id))) throw new RefusalError({ code: 'import_over' })
  return readImportRuns({ db: tx })
}
