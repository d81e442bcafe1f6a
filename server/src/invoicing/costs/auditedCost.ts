import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CostToStore, FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'

/** A free cost as fields of the audit trail. */
export const auditedCost = (cost: CostToStore | FreeCostRow, yearMonth: YearMonth) => ({
  yearMonth,
  description: cost.description,
  amount: quantityOfHundredths(cost.amount),
  units: cost.units,
  cost: eurosOf(cost.cost),
  accountingCostId: 'accountingCost' in cost ? cost.accountingCost.id : cost.accountingCostId,
})
