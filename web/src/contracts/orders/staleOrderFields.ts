import * as texts from '../../texts/texts.ts'
import type { StaleField } from '../../ui/form/StaleNotice.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import type { OrderForm } from './orderForm.ts'

const words = texts.contracts.order

const LABELS = {
  startDate: words.start,
  endDate: words.end,
  baseHourlyRate: words.rate,
  internalReference: words.internalReference,
  externalReference: words.externalReference,
  purchaseOrder: words.purchaseOrder,
} as const satisfies Record<keyof OrderForm, string>

const FIELDS = Object.keys(LABELS) as readonly (keyof OrderForm)[]

/** The fields in which two versions of an order differ, in words. */
export const staleOrderFields = (theirs: OrderForm, yours: OrderForm): readonly StaleField[] =>
  FIELDS.filter((field) => theirs[field] !== yours[field]).map((field) => ({
    label: LABELS[field],
    theirs: written(theirs, field),
    yours: written(yours, field),
  }))

function written(form: OrderForm, field: keyof OrderForm): string {
  const value = form[field]
  if (value === null || value === '') return words.none
  if (typeof value === 'number') return writtenEuros(value)
  return field === 'startDate' || field === 'endDate' ? writtenDay(value) : value
}
