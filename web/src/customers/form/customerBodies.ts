import type { RateForm, CustomerForm } from './customerForm.ts'

const filledIn = (rates: readonly RateForm[]) =>
  rates.flatMap(({ bonusType, percentage }) => (percentage === null ? [] : [{ bonusType, percentage }]))

export const newCustomerOf = ({ confirmedEmailDtos, bonusRatesList, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  bonusRatesList: filledIn(bonusRatesList),
})

/** The rates are sent only when an import brought other rates, because they have a section of their own. */
export const customerEditOf = ({ isCustomBonusRates, bonusRatesList, confirmedEmailDtos, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  ...(isCustomBonusRates && { bonusRatesList: filledIn(bonusRatesList) }),
})
