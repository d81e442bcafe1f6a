import { IconClipboardText } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { BilledTimesheet } from './billedTimesheet.ts'

/** The button 'Pas timesheet aan'. It opens the shifts of the person, unless an invoice has frozen the shifts. */
export function EditTimesheetButton({ timesheet }: { readonly timesheet: BilledTimesheet }) {
  const navigate = useNavigate()
  const { userId, contractId, yearMonth } = timesheet
  const { freeze } = timesheet.facts
  return (
    <ActionButton
      leftSection={<IconClipboardText size={16} stroke={1.75} aria-hidden />}
      refusal={freeze === null ? null : { code: freeze }}
      onClick={() => void navigate(paths.adminDetails({ user: userId, contract: contractId, month: yearMonth }))}
    >
      {texts.invoicing.preview.editTimesheet}
    </ActionButton>
  )
}
