import { DEFAULT_BONUS_RATES } from '@uurwerk/domain/customers/bonusRates'
import { BONUS_TYPES, type BonusType } from '@uurwerk/domain/customers/bonusType'
import { DEFAULT_CUSTOMER_HOURS } from '@uurwerk/domain/customers/customerHours'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { Customer } from '../queries.ts'

export type RateForm = { readonly bonusType: BonusType; readonly percentage: number | null }

export type CustomerForm = {
  readonly name: string
  readonly abbreviation: string
  readonly internal: boolean
  readonly parentCompanyId: number | null
  readonly supervisor: { readonly name: string; readonly email: string }
  readonly customerHours: Customer['customerHours']
  readonly vat: string
  readonly privatePerson: boolean
  readonly peppolId: string
  readonly buyerReference: string
  readonly documentLanguage: Customer['documentLanguage']
  readonly delivery: Customer['delivery']
  readonly embedTimesheet: boolean
  readonly invoiceAddress: Customer['customerInvoiceAddress']
  readonly invoiceAddressingDto: Customer['invoiceAddressingDto']
  readonly confirmedEmailDtos: readonly string[]
  readonly paymentTerm: number
  readonly wantsConcatenatedDocuments: boolean
  /**
   * When false, a new customer gets the default bonus rates, and an existing customer keeps its current rates. When
   * true, the customer gets the rates in the form.
   */
  readonly isCustomBonusRates: boolean
  readonly bonusRatesList: readonly RateForm[]
}

export const defaultRates = (): readonly RateForm[] =>
  BONUS_TYPES.map((bonusType) => ({ bonusType, percentage: percentageOf(DEFAULT_BONUS_RATES[bonusType]) }))

export const ratesOf = ({ bonusRateDtos }: Pick<Customer, 'bonusRateDtos'>): readonly RateForm[] =>
  BONUS_TYPES.map((bonusType) => ({
    bonusType,
    percentage: bonusRateDtos.find((rate) => rate.bonusType === bonusType)?.percentage ?? null,
  }))

type Hours = CustomerForm['customerHours']

export const sameHours = (a: Hours, b: Hours): boolean =>
  a.morning === b.morning && a.evening === b.evening && a.night === b.night

export const newCustomerForm = (): CustomerForm => ({
  name: '',
  abbreviation: '',
  internal: false,
  parentCompanyId: null,
  supervisor: { name: '', email: '' },
  customerHours: {
    morning: formatClockTime(DEFAULT_CUSTOMER_HOURS.morning),
    evening: formatClockTime(DEFAULT_CUSTOMER_HOURS.evening),
    night: formatClockTime(DEFAULT_CUSTOMER_HOURS.night),
  },
  vat: '',
  privatePerson: false,
  peppolId: '',
  buyerReference: '',
  documentLanguage: 'nl',
  delivery: 'auto',
  embedTimesheet: true,
  invoiceAddress: { street: '', houseNumber: '', postalCode: '', city: '', country: 'BE' },
  invoiceAddressingDto: { organisationName: '', financialSupervisorReference: '' },
  confirmedEmailDtos: [],
  paymentTerm: 30,
  wantsConcatenatedDocuments: false,
  isCustomBonusRates: false,
  bonusRatesList: defaultRates(),
})

export const customerFormOf = (customer: Customer): CustomerForm => ({
  name: customer.name,
  abbreviation: customer.abbreviation,
  internal: customer.internal,
  parentCompanyId: customer.parentCompanyId === 0 ? null : customer.parentCompanyId,
  supervisor: { name: customer.supervisor.name, email: customer.supervisor.email },
  customerHours: customer.customerHours,
  vat: customer.vat,
  privatePerson: customer.privatePerson,
  peppolId: customer.peppolId,
  buyerReference: customer.buyerReference,
  documentLanguage: customer.documentLanguage,
  delivery: customer.delivery,
  embedTimesheet: customer.embedTimesheet,
  invoiceAddress: customer.customerInvoiceAddress,
  invoiceAddressingDto: customer.invoiceAddressingDto,
  confirmedEmailDtos: customer.confirmedEmailDtos.map(({ emailAddress }) => emailAddress),
  paymentTerm: customer.paymentTerm,
  wantsConcatenatedDocuments: customer.wantsConcatenatedDocuments,
  isCustomBonusRates: false,
  bonusRatesList: ratesOf(customer),
})
