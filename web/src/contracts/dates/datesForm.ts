import { ContractEdit, type editContract } from '@uurwerk/contract/contracts/contracts'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import * as texts from '../../texts/texts.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import type { Contract } from '../queries.ts'
import { differences } from '../../ui/form/stale/differences.ts'

export type DatesForm = {
  readonly startDate: Day | null
  readonly endDate: Day | null
  readonly reference: string
  /** The number that the customer gave to its purchase order. */
  readonly purchaseOrder: string
}

export type DatesInput = BodyInput<typeof editContract>

export const datesFormOf = ({
  datePeriod,
  reference,
  purchaseOrder,
}: Pick<Contract, 'datePeriod' | 'reference' | 'purchaseOrder'>): DatesForm => ({
  startDate: toDay(datePeriod.startDate),
  endDate: datePeriod.endDate === null ? null : toDay(datePeriod.endDate),
  reference,
  purchaseOrder,
})

const errorsBySchema = schemaResolver(ContractEdit, { sync: true })

/** A date outside the allowed period stays in its field, so that the user sees the reason (rule contracts-20). */
export const datesFormErrors = (form: DatesForm): FormErrors => errorsBySchema(form)

export const movesDates = (before: DatesForm, after: DatesForm): boolean =>
  before.startDate !== after.startDate || before.endDate !== after.endDate

/** True when a contract that had an end date gets a later end, or no end. */
export const runsLonger = (before: DatesForm, after: DatesForm): boolean =>
  before.endDate !== null && (after.endDate === null || after.endDate > before.endDate)

export const staleDatesFields = (theirs: DatesForm, yours: DatesForm): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

function formatFields({ startDate, endDate, reference, purchaseOrder }: DatesForm) {
  const { create, edit, order } = texts.contracts
  return [
    [create.start, startDate === null ? edit.nothing : formatDay(startDate)],
    [create.end, endDate === null ? edit.openEnd : formatDay(endDate)],
    [create.reference, reference || edit.nothing],
    [order.purchaseOrder, purchaseOrder || edit.nothing],
  ] as const
}
