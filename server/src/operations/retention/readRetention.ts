import type { Retention } from '@uurwerk/contract/operations/retention'
import { forgettableKinds, type ForgettableKind } from '@uurwerk/domain/operations/retention/forgettableKind'
import type { Day } from '@uurwerk/domain/time/day'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { boundaryOf } from './boundaryOf.ts'
import { readDue } from './forgetStore.ts'
import { partsOf } from './partsStore.ts'
import { readLastRun, type AnonymisedCounts } from './retentionRunStore.ts'
import { readTerms } from './retentionTermStore.ts'

type Answer = z.output<typeof Retention>

/** The retention terms, the data that expires tonight, and the result of the last run (rule retention-9). */
export async function readRetention(db: Database, today: Day): Promise<Answer> {
  const { version, ...terms } = await readTerms(db)
  const due: Answer['due'] = []
  for (const kind of forgettableKinds) {
    const boundary = boundaryOf(kind, terms, today)
    due.push({ kind, keptFrom: boundary.day, ...(await readDue(db, partsOf[kind], boundary)) })
  }
  return { version, terms, due, lastRun: await lastRunOf(db) }
}

async function lastRunOf(db: Database): Promise<Answer['lastRun']> {
  const run = await readLastRun(db)
  if (run === null) return null
  return {
    startedAt: formatInstant(run.startedAt),
    finishedAt: run.finishedAt === null ? null : formatInstant(run.finishedAt),
    forgotten: forgettableKinds.flatMap((kind) => countOf(run.forgotten, kind)),
  }
}

const countOf = (forgotten: AnonymisedCounts, kind: ForgettableKind) => {
  const count = forgotten[kind]
  return count === undefined ? [] : [{ kind, count }]
}
