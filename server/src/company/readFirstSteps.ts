import { FirstStep } from '@uurwerk/contract/company'
import { missingSellerFields } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import type { QueryContext } from '../app/context.ts'
import { lastBackup } from '../platform/process/lastBackup.ts'
import { readFirstStepFacts, type MissingData } from './firstStepsStore.ts'

type State = { readonly done: boolean; readonly lacking?: MissingData }

/**
 * The first steps of a company in Uurwerk, and for each step whether it is done. The whole list counts as done in the
 * demo, and in a company with two confirmed months (rule company-16).
 */
export async function readFirstSteps({
  db,
  today,
  services: { settings },
}: Pick<QueryContext, 'db' | 'services' | 'today'>) {
  const facts = await readFirstStepFacts(db, today)
  const { demo, databaseUrl, dataDir } = settings
  /** A step that checks all records of one kind is not done while there is no record of this kind. */
  const complete = (lacking: MissingData, exists: boolean): State => ({ done: exists && lacking.count === 0, lacking })
  const sellerFields = missingSellerFields(facts.seller)
  const states: Readonly<Record<FirstStep, State>> = {
    movingIn: { done: facts.movingIn },
    hrEmployer: { done: facts.hrEmployer },
    customer: { done: facts.customer },
    shiftType: { done: facts.shiftType },
    person: { done: facts.person },
    contract: { done: facts.contract },
    plannedShift: { done: facts.plannedShift },
    openingBalances: complete(facts.withoutOpening, facts.person),
    leaveApproval: complete(facts.withoutApproval, facts.person),
    signIn: complete(facts.uninvited, facts.person),
    payrollNumber: complete(facts.withoutNumber, facts.hrEmployer),
    company: { done: sellerFields.length === 0, lacking: { names: sellerFields, count: sellerFields.length } },
    eInvoicing: { done: settings.peppol !== null },
    mail: { done: settings.smtpUrl !== null },
    // With a database in DATABASE_URL, the step `backup` counts as done, because the administrator of that database
    // makes the backups.
    backup: { done: databaseUrl !== null || lastBackup(dataDir) !== null },
  }
  const firstStepDtoList = FirstStep.options.map((step) => {
    const { done, lacking } = states[step]
    return {
      step,
      done,
      missing: done ? [] : [...(lacking?.names ?? [])],
      missingCount: done ? 0 : (lacking?.count ?? 0),
    }
  })
  return {
    _embedded: { firstStepDtoList },
    done: demo || facts.confirmedMonths >= 2 || firstStepDtoList.every((step) => step.done),
    customerId: facts.customerId,
    personId: facts.personId,
  }
}
