import type { RateForm, CustomerForm } from './customerForm.ts'

const filledIn = (rates: readonly RateForm[]) =>
  rates.flatMap(({ bonusType, percentage }) => (percentage === null ? [] : [{ bonusType, percentage }]))

export const newCustomerOf = ({ confirmedEmailDtos, bonusRatesList, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  bonusRatesList: filledIn(bonusRatesList),
})

/** Sends bonus rates only when the customer copied them from its parent. Another section changes single rates. */
export const customerEditOf = ({ isCustomBonusRates, bonusRatesList, confirmedEmailDtos, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  ...(isCustomBonusRates && { bonusRatesList: filledIn(bonusRatesList) }),
})
