import { addBonusRate, editBonusRate, removeBonusRate } from '@uurwerk/contract/customers/bonusRates'
import type { BonusType } from '@uurwerk/domain/customers/bonusType'
import { call } from '../../app/api/call.ts'
import { useCustomerStep } from '../useCustomerStep.ts'

/** The calls that change the bonus rates of one customer. */
export function useBonusRateSteps(customerId: number) {
  const { step, busy } = useCustomerStep()
  const params = { id: customerId }
  return {
    busy,
    add: (bonusType: BonusType, percentage: number) =>
      step(() => call(addBonusRate, { params, body: { bonusType, percentage } })),
    edit: (bonusType: BonusType, percentage: number) =>
      step(() => call(editBonusRate, { params, body: { bonusType, percentage } })),
    remove: (bonusType: BonusType) => step(() => call(removeBonusRate, { params, body: { bonusType } })),
  }
}
