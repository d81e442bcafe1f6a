import type { FreeCost } from '@uurwerk/contract/timesheets/freeCost'
import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import type { z } from 'zod'
import type { FreeCostRow } from './freeCostStore.ts'

export const freeCostDto = (row: FreeCostRow): z.output<typeof FreeCost> => ({
  id: row.id,
  description: row.description,
  amount: quantityOfHundredths(row.amount),
  units: row.units,
  cost: eurosOf(row.cost),
  total: eurosOf(freeCostAmount(row)),
  accountingCost: row.accountingCost,
  vatRegime: row.vatRegime,
})
