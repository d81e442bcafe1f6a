import { FirstStep } from '@uurwerk/contract/settings'
import { missingSellerFields } from '@uurwerk/domain/invoicing/missingSellerFields'
import type { Database } from '../db/database.ts'
import { readFirstStepFacts } from './firstStepsStore.ts'

/** The first steps of an empty company until its first planned shift, each with whether it is done. */
export async function readFirstSteps(db: Database) {
  const { seller, ...there } = await readFirstStepFacts(db)
  const done = { ...there, company: missingSellerFields(seller).length === 0 }
  const firstStepDtoList = FirstStep.options.map((step) => ({ step, done: done[step] }))
  return { _embedded: { firstStepDtoList }, done: firstStepDtoList.every((step) => step.done) }
}
