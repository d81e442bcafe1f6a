import { payrollCheck, payrollMonth } from '@uurwerk/contract/payroll'
import type { PayrollMonth } from '@uurwerk/contract/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export type PersonMonth = { readonly userId: number; readonly yearMonth: YearMonth }
export type EmployerMonth = { readonly employerId: number; readonly yearMonth: YearMonth }

/** What may be chosen for an absence. */
export type PayCodeChoice = PayrollMonth['payCodes'][number]

export const payrollMonthQuery = (params: PersonMonth) => ({
  ...queryOf(payrollMonth, { params }),
  meta: { failure: texts.payroll.failed(formatMonth(params.yearMonth)) },
})

/** Looked at anew each time that it opens: a check of half a minute ago checks nothing. */
export const payrollCheckQuery = (params: EmployerMonth) => ({
  ...queryOf(payrollCheck, { params }),
  staleTime: 0,
  meta: { failure: texts.payroll.check.failed },
})
