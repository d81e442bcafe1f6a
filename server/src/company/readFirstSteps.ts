import { FirstStep } from '@uurwerk/contract/company'
import { missingSellerFields } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import type { QueryContext } from '../app/context.ts'
import { readFirstStepFacts } from './firstStepsStore.ts'

/**
 * The first steps of a new company. Each step says whether it is done. The demo has no steps left (rule company-16).
 */
export async function readFirstSteps({ db, services: { settings } }: Pick<QueryContext, 'db' | 'services'>) {
  const { seller, founderId, ...there } = await readFirstStepFacts(db)
  const done = {
    ...there,
    ownData: founderId === null,
    company: missingSellerFields(seller).length === 0,
    mail: settings.smtpUrl !== null,
  }
  const firstStepDtoList = FirstStep.options.map((step) => ({ step, done: done[step] }))
  return {
    _embedded: { firstStepDtoList },
    done: settings.demo || firstStepDtoList.every((step) => step.done),
    founderId,
  }
}
