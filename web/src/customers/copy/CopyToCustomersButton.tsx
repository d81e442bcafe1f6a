import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'
import type { Customer } from '../queries.ts'

const CopyToCustomersDialog = lazyDialog(
  async () => (await import('./CopyToCustomersDialog.tsx')).CopyToCustomersDialog,
)

export function CopyToCustomersButton({ customer }: { readonly customer: Customer }) {
  const words = texts.customers.copyToCustomers
  const [isOpen, setIsOpen] = useState(false)
  const hasTypes = customer.shiftTypeDtos.some(({ active, archived }) => active && !archived)
  return (
    <>
      <ActionButton
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        reason={hasTypes || customer.bonusRateDtos.length > 0 ? null : words.nothing}
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </ActionButton>
      {isOpen && <CopyToCustomersDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}
