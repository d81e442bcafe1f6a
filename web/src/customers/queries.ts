import { customer, customers } from '@uurwerk/contract/customers/customers'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type Customer = ResponseOf<typeof customer>

export type CustomerRow = ResponseOf<typeof customers>['_embedded']['customerOverviewDtoList'][number]

/** The requests that change customers run one after the other, so that each answer contains all earlier changes. */
export const customerWrites = { scope: { id: 'customer' } }

export const customersQuery = { ...queryOf(customers), meta: { failure: texts.customers.list.failed } }

export const customerQuery = (id: number) => ({
  ...queryOf(customer, { params: { id } }),
  meta: { failure: texts.customers.detail.failed },
})
