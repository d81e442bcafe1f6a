import type { RateForm, CustomerForm } from './customerForm.ts'

const filledIn = (rates: readonly RateForm[]) =>
  rates.flatMap(({ bonusType, percentage }) => (percentage === null ? [] : [{ bonusType, percentage }]))

export const newCustomerOf = ({ confirmedEmailDtos, bonusRatesList, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  bonusRatesList: filledIn(bonusRatesList),
})

/**
 * The body of the request that edits a customer. It contains bonus rates only when the customer copied the rates from
 * its parent. HR changes single rates in another section of the page, which sends its own requests.
 */
export const customerEditOf = ({ isCustomBonusRates, bonusRatesList, confirmedEmailDtos, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  ...(isCustomBonusRates && { bonusRatesList: filledIn(bonusRatesList) }),
})
