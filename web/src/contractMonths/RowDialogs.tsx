import { ReasonToConfirm, ReasonToReopen } from '@uurwerk/contract/timesheets'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import { IconArrowBackUp, IconUserCheck } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** The step that waits for a reason, and for which timesheets. */
export type AskedStep =
  | { readonly step: 'reopen'; readonly rows: readonly ContractMonthRow[] }
  | { readonly step: 'confirm'; readonly row: ContractMonthRow }

type Props = {
  readonly asked: AskedStep
  readonly onReopen: (rows: readonly ContractMonthRow[], reason: string) => Promise<unknown>
  readonly onConfirm: (row: ContractMonthRow, reason: string) => Promise<unknown>
  readonly onClose: () => void
}

const words = texts.contractMonths

export function RowDialogs({ asked, onReopen, onConfirm, onClose }: Props) {
  return asked.step === 'reopen' ? (
    <ReasonDialog
      question={words.reopenQuestion(asked.rows.length)}
      about={aboutAll(asked.rows)}
      effect={words.reopenEffect(asked.rows.length)}
      confirm={words.reopenConfirm}
      icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
      schema={ReasonToReopen}
      onConfirm={(reason) => onReopen(asked.rows, reason)}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      question={words.confirmQuestion}
      about={aboutOne(asked.row)}
      effect={words.confirmEffect}
      confirm={words.confirmConfirm}
      icon={<IconUserCheck size={16} stroke={1.75} aria-hidden />}
      schema={ReasonToConfirm}
      onConfirm={(reason) => onConfirm(asked.row, reason)}
      onClose={onClose}
    />
  )
}

const aboutOne = ({ username, customerName }: ContractMonthRow): string => `${username} · ${customerName}`

const aboutAll = ([first, ...others]: readonly ContractMonthRow[]): string =>
  first !== undefined && others.length === 0 ? aboutOne(first) : words.timesheets(others.length + 1)
