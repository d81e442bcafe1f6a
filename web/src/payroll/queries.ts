import { payrollCheck, payrollMonth, type PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf, queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type PersonMonth = { readonly userId: number; readonly yearMonth: YearMonth }
export type EmployerMonth = { readonly employerId: number; readonly yearMonth: YearMonth }

export type PayCodeChoice = PayrollMonth['payCodes'][number]

export const payrollMonthQuery = (params: PersonMonth) =>
  queryWithFailure(texts.payroll.failed(formatMonth(params.yearMonth)), payrollMonth, { params })

/** The check list is loaded each time the dialog opens, because data can have changed since the last time. */
export const payrollCheckQuery = (params: EmployerMonth) => ({
  ...queryOf(payrollCheck, { params }),
  staleTime: 0,
  meta: { failure: texts.payroll.check.failed },
})
