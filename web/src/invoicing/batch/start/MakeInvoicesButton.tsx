import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useDisclosure } from '@mantine/hooks'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconFiles } from '../../../ui/icons.ts'
import { MakeInvoicesDialog } from './makeInvoicesLater.ts'

type Props = {
  readonly yearMonth: YearMonth
  /** The contracts that HR can choose: all contracts of the month, or the rows that HR selected in the list. */
  readonly rows: readonly ContractMonthRow[] | undefined
  /** All contracts of the month. Absent when `rows` already contains all of them. */
  readonly month?: readonly ContractMonthRow[]
  readonly variant?: 'default' | 'subtle'
  readonly reason?: string | null
}

export function MakeInvoicesButton({ yearMonth, rows, month = rows, variant = 'default', reason = null }: Props) {
  const [choosing, dialog] = useDisclosure()
  return (
    <>
      <ActionButton variant={variant} reason={reason} icon={IconFiles} busy={rows === undefined} onClick={dialog.open}>
        {texts.monthSteps.makeInvoices}
      </ActionButton>
      {choosing && rows !== undefined && (
        <MakeInvoicesDialog yearMonth={yearMonth} rows={rows} month={month ?? rows} onClose={dialog.close} />
      )}
    </>
  )
}
