import { accountingCosts } from '@uurwerk/contract/invoicing/accountingCosts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { holidays } from '@uurwerk/contract/absences/holidays'
import { hrEmployerPayCodes, hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { retention } from '@uurwerk/contract/operations/retention'
import { firstSteps, settings } from '@uurwerk/contract/company'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type Settings = ResponseOf<typeof settings>
export type HrEmployer = ResponseOf<typeof hrEmployers>['_embedded']['hrEmployerDtoList'][number]
export type PayCodeTable = ResponseOf<typeof hrEmployerPayCodes>
export type PayCode = PayCodeTable['_embedded']['payCodeDtoList'][number]
export type AccountingCost = ResponseOf<typeof accountingCosts>['_embedded']['accountingCostDtos'][number]
export type Holiday = ResponseOf<typeof holidays>['_embedded']['holidayDtoList'][number]
export type Retention = ResponseOf<typeof retention>
export type FirstSteps = ResponseOf<typeof firstSteps>
export type FirstStep = ResponseOf<typeof firstSteps>['_embedded']['firstStepDtoList'][number]['step']

export const settingsQuery = { ...queryOf(settings), meta: { failure: texts.settings.failed } }

export const payCodesQuery = (id: number) => ({
  ...queryOf(hrEmployerPayCodes, { params: { id } }),
  meta: { failure: texts.settings.payCodes.failed },
})

export const holidaysQuery = (year: number) => ({
  ...queryOf(holidays, { params: { year } }),
  meta: { failure: texts.settings.holidays.failed },
})

/** The list is loaded each time the page shows it, because an action on any screen can complete a step of the list. */
export const firstStepsQuery = { ...queryOf(firstSteps), staleTime: 0 }

export const retentionQuery = { ...queryOf(retention), meta: { failure: texts.settings.retention.failed } }
