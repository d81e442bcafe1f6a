import { addBonusRate, editBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { addOrder } from '@uurwerk/contract/contracts/contracts'
import { addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import { calculateInvoice, invoiceFromTimesheet, monthInvoices } from '@uurwerk/contract/invoicing/invoiceCalls'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { contractMonths } from '@uurwerk/contract/timesheets/timesheets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../app/api/call.ts'
import type { FreeCostInput } from '../freeCostForm.ts'
import type { FreeCost } from '../queries.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'
import type { BonusRateRow } from '../../customers/bonusRates/bonusRateRows.ts'

const SHOWN_HERE = [fullTimesheet.path, calculateInvoice.path]
const ELSEWHERE = [contractMonths.path, monthInvoices.path]

/** The steps of HR before an invoice. After each step, all data on the screen are read again. */
export function usePreviewSteps({ contractId, userId, customerId, yearMonth, orders }: BilledTimesheet) {
  const client = useQueryClient()
  const { mutateAsync: step } = useMutation<unknown, Error, () => Promise<unknown>>({
    scope: { id: 'invoice preview step' },
    mutationFn: (send) => send(),
    onSettled: () => Promise.all(SHOWN_HERE.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  })
  const { mutateAsync: generate } = useMutation({
    mutationFn: () => call(invoiceFromTimesheet, { body: { contractId, userId, yearMonthString: yearMonth } }),
    onSettled: () =>
      Promise.all([...SHOWN_HERE, ...ELSEWHERE].map((path) => client.invalidateQueries({ queryKey: [path] }))),
  })
  const params = { yearMonth, userId, contractId }

  return {
    generate: () => generate(),
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
    /** Adds an order for the period without a rate. The new order gets the references of the order before it. */
    extend: ({ orderId, startDate, endDate, baseHourlyRate }: Extension) => {
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

type Extension = {
  readonly orderId: number
  readonly startDate: string
  readonly endDate: string
  readonly baseHourlyRate: number
}

export type PreviewSteps = ReturnType<typeof usePreviewSteps>
