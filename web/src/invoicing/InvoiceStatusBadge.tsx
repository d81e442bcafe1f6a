import type { InvoiceStatus } from '@uurwerk/contract/invoicing/invoice'
import * as texts from '../texts/texts.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { IconCircleCheck, IconPencil, IconReceiptRefund, IconSend } from '../ui/icons.ts'

const BADGES = {
  CREATED: { color: 'gray', icon: IconPencil },
  CONFIRMED: { color: 'blue', icon: IconCircleCheck },
  MAILED: { color: 'green', icon: IconSend },
  CREDIT_NOTED: { color: 'orange', icon: IconReceiptRefund },
} as const satisfies Record<InvoiceStatus, object>

export const InvoiceStatusBadge = ({ status }: { readonly status: InvoiceStatus }) => (
  <StatusBadge {...BADGES[status]}>{texts.invoicing.statuses[status]}</StatusBadge>
)
