import { addBonusRate, editBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { addOrder } from '@uurwerk/contract/contracts/contracts'
import { addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { call } from '../../app/api/call.ts'
import { useAction } from '../../app/api/useAction.ts'
import type { FreeCostInput } from '../freeCostForm.ts'
import type { FreeCost } from '../queries.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'
import type { RateGap } from './previewQueries.ts'
import type { BonusRateRow } from '../../customers/bonusRates/bonusRateRows.ts'
import { useStep } from '../../app/useStep.ts'

/** The calls that HR makes before the invoice. They are sent one after the other. */
export function usePreviewSteps({ contractId, userId, customerId, yearMonth, orders }: BilledTimesheet) {
  const { step } = useStep<unknown>('invoice preview step')
  const { mutateAsync: generate } = useAction(invoiceFromTimesheet)
  const params = { yearMonth, userId, contractId }

  return {
    generate: () => generate({ body: { contractId, userId, yearMonthString: yearMonth } }),
    addCost: (body: FreeCostInput) => step(() => call(addFreeCost, { params, body })),
    editCost: (oldFreeCost: FreeCost, newFreeCost: FreeCostInput) =>
      step(() => call(editFreeCost, { params, body: { oldFreeCost, newFreeCost } })),
    removeCost: ({ id }: FreeCost) => step(() => call(removeFreeCost, { params, body: { id } })),
    saveBonusRate: ({ bonusType, percentage: before }: BonusRateRow, percentage: number) =>
      step(() =>
        call(before === null ? addBonusRate : editBonusRate, {
          params: { id: customerId },
          body: { bonusType, percentage },
        }),
      ),
    /** Adds an order for the period without an hourly rate. The new order gets the references of the previous order. */
    extend: ({ orderId, startDate, endDate, baseHourlyRate }: NonNullable<RateGap['extension']>) => {
      const order = orders.find(({ id }) => id === orderId)
      const references = {
        internalReference: order?.internalReference ?? '',
        externalReference: order?.externalReference ?? '',
      }
      const body = { startDate, endDate, baseHourlyRate, ...references }
      return step(() => call(addOrder, { params: { contractId }, body }))
    },
  }
}

export type PreviewSteps = ReturnType<typeof usePreviewSteps>
