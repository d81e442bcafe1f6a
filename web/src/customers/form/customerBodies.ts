import type { RateForm, CustomerForm } from './customerForm.ts'

const filledIn = (rates: readonly RateForm[]) =>
  rates.flatMap(({ bonusType, percentage }) => (percentage === null ? [] : [{ bonusType, percentage }]))

export const newCustomerOf = ({ confirmedEmailDtos, bonusRatesList, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  bonusRatesList: filledIn(bonusRatesList),
})

/** The rates go along only where an import brought others: they have a section of their own. */
export const customerEditOf = ({ isCustomBonusRates, bonusRatesList, confirmedEmailDtos, ...form }: CustomerForm) => ({
  ...form,
  confirmedEmailDtos: [...confirmedEmailDtos],
  ...(isCustomBonusRates && { bonusRatesList: filledIn(bonusRatesList) }),
})
