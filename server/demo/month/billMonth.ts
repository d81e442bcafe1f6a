import { addDays, toDay } from '@uurwerk/domain/time/day'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { MonthCost } from '@uurwerk/contract/invoicing/invoiceBodies'
import { addFreeCost } from '../../src/invoicing/costs/freeCosts.ts'
import { creditInvoice } from '../../src/invoicing/finishing/creditInvoice.ts'
import { numberInvoice } from '../../src/invoicing/finishing/finishInvoice.ts'
import { makeConcept } from '../../src/invoicing/billing/invoiceFromTimesheet.ts'
import { sendInvoice } from '../../src/invoicing/finishing/sendInvoice.ts'
import { reopenMonth } from '../../src/timesheets/confirmation/reopenMonth.ts'
import { toggleApproval } from '../../src/timesheets/approval/approveMonths.ts'
import type { Company, Hired } from '../foundation.ts'
import type { Stage } from '../Stage.ts'

/** The last step that HR has done with a confirmed month in the demo. 'nothing' means that HR has done no step. */
export type Billing = 'nothing' | 'reopened' | 'approved' | 'concept' | 'finished' | 'mailed' | 'credited'

type Bill = { readonly company: Company; readonly hired: Hired; readonly yearMonth: YearMonth; readonly upTo: Billing }

/**
 * Lets HR approve, invoice, mail or credit the month of each contract of a person. This happens on the days on which an
 * office usually does it.
 */
export async function billMonth(stage: Stage, { company, hired, yearMonth, upTo }: Bill): Promise<void> {
  const { personId } = hired.player
  const monthEnd = addDays(firstDayOf(yearMonth), 34)
  for (const { id: contractId, at } of hired.contracts) {
    const month = { contractId, yearMonth }
    if (upTo === 'reopened') {
      await stage.act(company.hr, monthEnd, 9, (context) =>
        reopenMonth(context, { ...month, reason: 'Nachtshift vergeten' }),
      )
    }
    if (upTo === 'nothing' || upTo === 'reopened') continue
    await stage.act(company.hr, monthEnd, 10, (context) => toggleApproval(context, { ...month, approved: true }))
    // The company sends no invoices to itself.
    if (upTo === 'approved' || at === 'eigen') continue
    const made = await stage.act(company.hr, addDays(monthEnd, 1), 11, async (context) => {
      if (contractId % 4 === 0) await addFreeCost(context, { ...month, personId }, travel)
      const concept = await makeConcept(context, { ...month, personId })
      if (upTo !== 'concept') await numberInvoice(context, { id: concept.id })
      return concept
    })
    // The e-mail address of this customer is not confirmed yet, so its invoices are not mailed.
    if (upTo === 'mailed' && at !== 'amarant')
      await stage.act(company.hr, addDays(monthEnd, 2), 9, (context) =>
        sendInvoice(context, { id: made.id, channel: 'mail' }),
      )
    if (upTo === 'credited') {
      const date = toDay(addDays(monthEnd, 3))
      await stage.act(company.hr, date, 9, (context) =>
        creditInvoice(context, { id: made.id, kind: 'full', date, reason: 'Verkeerde bestelbon' }),
      )
    }
  }
}

const travel = MonthCost.parse({
  description: 'Verplaatsing',
  amount: 8,
  units: 'ritten',
  cost: 14.5,
  accountingCostDto: { id: 1 },
})
