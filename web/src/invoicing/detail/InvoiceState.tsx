import { Badge } from '@mantine/core'
import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { texts } from '../../texts/texts.ts'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Invoice } from '../queries.ts'

/** The status of an invoice, AANGEMAAKT or VOLTOOID, followed by the status of the mail and the credit note. */
export function InvoiceState({ invoice: { status, creditNote } }: { readonly invoice: Invoice }) {
  const { detail, statuses, credited } = texts.invoicing
  if (status === 'CREATED') {
    return (
      <StatusBadge color="gray" icon={IconPencil}>
        {detail.created}
      </StatusBadge>
    )
  }
  return (
    <>
      <StatusBadge color="green" icon={IconCircleCheck}>
        {detail.finished}
      </StatusBadge>
      <Badge component="span" variant="default">
        {statuses[status]}
      </Badge>
      {creditNote !== null && status !== 'CREDIT_NOTED' && (
        <Badge component="span" variant="default">
          {credited}
        </Badge>
      )}
    </>
  )
}
