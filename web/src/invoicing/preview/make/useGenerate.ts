import { invoiceFromTimesheet } from '@uurwerk/contract/invoicing/invoiceCalls'
import { useNavigate } from 'react-router'
import { useAction } from '../../../app/api/useAction.ts'
import { paths } from '../../../paths.ts'
import type { BilledTimesheet } from '../billedTimesheet.ts'

export function useGenerate({ contractId, userId, yearMonth }: BilledTimesheet): () => Promise<void> {
  const { mutateAsync } = useAction(invoiceFromTimesheet)
  const navigate = useNavigate()
  return async () => {
    const { id } = await mutateAsync({ body: { contractId, userId, yearMonthString: yearMonth } })
    await navigate(paths.adminInvoice({ invoice: id }))
  }
}
