import { liveInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { sentenceOf } from '@uurwerk/contract/problems'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { queryOf } from '../../../app/api/queryOf.ts'
import { showWarning } from '../../../app/notices.ts'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import type { MenuStep } from '../../../ui/buttons/MoreMenu.tsx'
import { IconFilePencil } from '../../../ui/icons.ts'
import type { BilledTimesheet } from '../billedTimesheet.ts'

/** Opens the editor of the month's invoice, or shows why the invoice cannot be changed (rule invoicing-127). */
export function useAdjustInvoice({ contractId, yearMonth, invoiced }: BilledTimesheet): MenuStep {
  const client = useQueryClient()
  const navigate = useNavigate()

  async function open(): Promise<void> {
    const found = await client.fetchQuery({
      ...queryOf(liveInvoice, { params: { contractId, yearMonth } }),
      staleTime: 0,
    })
    const invoice = found._embedded.invoiceDtoList[0]
    if (invoice === undefined) return
    const refusal = invoice.actions.edit
    if (refusal !== null) showWarning(sentenceOf(refusal), { forNextScreen: true })
    await navigate(paths.adminInvoiceDetail({ invoice: invoice.id, edit: refusal === null ? 'open' : undefined }))
  }
  return {
    label: texts.invoicing.preview.adjust,
    icon: IconFilePencil,
    reason: invoiced ? null : texts.invoicing.preview.noInvoiceYet,
    onClick: open,
  }
}
