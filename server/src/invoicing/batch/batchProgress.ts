import { sentenceOf } from '@uurwerk/contract/problems'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { hoursOf } from '@uurwerk/domain/money/seconds'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { readBatch, type BatchRow, type ResultRow } from './batchReadStore.ts'

type Input = { readonly id: number; readonly after: number }

/** The progress of a batch, with the results of its items after a given position. */
export async function batchProgress(db: Database, input: Input) {
  const batch = orNotFound(await readBatch(db, input))
  const { id, done, total, results } = batch
  return { id, status: statusOf(batch), done, total, results: results.map(resultDto) }
}

function statusOf({ over, done }: BatchRow): 'queued' | 'running' | 'done' {
  if (over) return 'done'
  return done === 0 ? 'queued' : 'running'
}

const resultDto = ({ refusal, worked, excludingVat, includingVat, ...result }: ResultRow) => ({
  ...result,
  workedHours: worked === null ? null : hoursOf(worked),
  totalVATExcluded: excludingVat === null ? null : eurosOf(excludingVat),
  totalVATIncluded: includingVat === null ? null : eurosOf(includingVat),
  code: refusal?.code ?? null,
  message: refusal === null ? null : sentenceOf(refusal),
})
