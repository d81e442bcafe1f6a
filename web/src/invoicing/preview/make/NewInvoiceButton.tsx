import { useDisclosure } from '@mantine/hooks'
import { IconFilePlus } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import { NewInvoiceDialog } from './NewInvoiceDialog.tsx'

/** The button 'Generate new invoice'. It first opens a dialog with a preview. */
export function NewInvoiceButton({ timesheet }: { readonly timesheet: BilledTimesheet }) {
  const [asking, dialog] = useDisclosure()
  return (
    <>
      <ActionButton
        leftSection={<IconFilePlus size={16} stroke={1.75} aria-hidden />}
        refusal={timesheet.invoiced ? { code: 'already_invoiced' } : null}
        onClick={dialog.open}
      >
        {texts.invoicing.preview.generateNew}
      </ActionButton>
      {asking && <NewInvoiceDialog timesheet={timesheet} onClose={dialog.close} />}
    </>
  )
}
