import * as texts from '../../texts/texts.ts'
import type { StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import type { OrderForm } from './orderForm.ts'
import { differences } from '../../ui/form/stale/differences.ts'

const words = texts.contracts.order

export const staleOrderFields = (theirs: OrderForm, yours: OrderForm): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

const formatFields = (form: OrderForm) =>
  [
    [words.start, form.startDate === null ? words.none : formatDay(form.startDate)],
    [words.end, form.endDate === null ? words.none : formatDay(form.endDate)],
    [words.rate, form.baseHourlyRate === null ? words.none : formatEuroNumber(form.baseHourlyRate)],
    [words.internalReference, form.internalReference || words.none],
    [words.externalReference, form.externalReference || words.none],
    [words.purchaseOrder, form.purchaseOrder || words.none],
  ] as const
