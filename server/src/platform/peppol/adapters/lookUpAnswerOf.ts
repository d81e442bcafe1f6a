import type { z } from 'zod'
import type { LookUpAnswer } from '../accessPoint.ts'
import { detailOf, type CallOutcome } from '../boundedCall.ts'
import { shaped } from '../shaped.ts'
import { takesDocuments } from '../takesDocuments.ts'

const NOTHING = { invoice: false, creditNote: false }

/** `typesOf` returns the document types that the receiver accepts; null when the receiver is not on Peppol. */
export function lookUpAnswerOf<Shape extends z.ZodType>(
  outcome: CallOutcome,
  schema: Shape,
  typesOf: (answer: z.output<Shape>) => readonly string[] | null,
): LookUpAnswer {
  if (outcome.kind !== 'answer') return { found: 'unknown', ...NOTHING, detail: outcome.detail }
  const answer = outcome.status === 200 ? shaped(schema, outcome.body) : null
  if (answer === null) return { found: 'unknown', ...NOTHING, detail: detailOf(outcome.status, outcome.body) }
  const types = typesOf(answer)
  return types === null
    ? { found: 'no', ...NOTHING, detail: '' }
    : { found: 'yes', ...takesDocuments(types), detail: '' }
}
