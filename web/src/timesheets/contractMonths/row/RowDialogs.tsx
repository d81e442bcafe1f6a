import { lapsingOfContract } from '@uurwerk/contract/planning/openShifts/openShifts'
import { ReasonToConfirm, ReasonToReopen, type ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/api/queryOf.ts'
import * as texts from '../../../texts/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { formatMoment } from '../../../ui/format/formatMoment.ts'
import { IconArrowBackUp, IconLockOpen, IconUserCheck } from '../../../ui/icons.ts'
import { customerOfRow } from '../../review/neighboursOf.ts'
import { LapsingList } from '../../LapsingNote.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

/** An action for which a dialog asks a reason or a confirmation, and the contracts that the action is about. */
export type StepToConfirm = { readonly yearMonth: YearMonth } & (
  | { readonly step: 'reopen' | 'confirm'; readonly rows: readonly ContractMonthRow[] }
  | { readonly step: 'unlock'; readonly row: ContractMonthRow }
)

type Props = {
  readonly toConfirm: StepToConfirm
  readonly month: readonly ContractMonthRow[]
  readonly onReopen: (rows: readonly ContractMonthRow[], reason: string) => Promise<unknown>
  readonly onConfirm: (rows: readonly ContractMonthRow[], reason: string) => Promise<unknown>
  readonly onUnlock: (row: ContractMonthRow) => Promise<unknown>
  readonly onClose: () => void
}

const words = texts.contractMonths

export function RowDialogs({ toConfirm, month, onReopen, onConfirm, onUnlock, onClose }: Props) {
  if (toConfirm.step === 'unlock') {
    return (
      <ConfirmDialog
        opened
        onClose={onClose}
        question={words.unlockQuestion}
        confirm={words.unlockConfirm}
        icon={IconLockOpen}
        onConfirm={() => onUnlock(toConfirm.row)}
      >
        <p>
          <strong>{`${aboutOne(toConfirm.row, month)} · ${formatMonth(toConfirm.yearMonth)}`}</strong>
        </p>
        {toConfirm.row.lockedAt !== null && <p>{words.unlockEffect(formatMoment(toConfirm.row.lockedAt))}</p>}
      </ConfirmDialog>
    )
  }
  return toConfirm.step === 'reopen' ? (
    <ReasonDialog
      question={words.reopenQuestion(toConfirm.rows.length)}
      about={aboutAll(toConfirm.rows, month)}
      effect={words.reopenEffect(toConfirm.rows.length)}
      confirm={words.reopenConfirm}
      icon={IconArrowBackUp}
      schema={ReasonToReopen}
      onConfirm={(reason) => onReopen(toConfirm.rows, reason)}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      question={words.confirmQuestion(toConfirm.rows.length)}
      about={aboutAll(toConfirm.rows, month)}
      effect={words.confirmEffect(toConfirm.rows.filter(({ locked }) => !locked).length)}
      confirm={toConfirm.rows.every(({ locked }) => locked) ? words.confirmConfirm : words.lockAndConfirm}
      icon={IconUserCheck}
      schema={ReasonToConfirm}
      onConfirm={(reason) => onConfirm(toConfirm.rows, reason)}
      onClose={onClose}
    >
      {toConfirm.rows.length === 1 ? (
        <LapsingOfContract contractId={toConfirm.rows[0]!.contractId} yearMonth={toConfirm.yearMonth} />
      ) : (
        <p>{words.lapsesOfMany}</p>
      )}
    </ReasonDialog>
  )
}

type LapsingProps = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * HR can confirm before this list is loaded, because claims and swaps are never a reason for the server to refuse the
 * confirmation (rule needs-26).
 */
function LapsingOfContract({ contractId, yearMonth }: LapsingProps) {
  const { data } = useQuery(queryOf(lapsingOfContract, { params: { contractId, yearMonth } }))
  return <LapsingList lapsing={data?._embedded.lapsingDtoList} words={words} />
}

type Rows = readonly ContractMonthRow[]

const aboutOne = (row: ContractMonthRow, month: Rows): string => `${row.username} · ${customerOfRow(month, row)}`

function aboutAll(rows: Rows, month: Rows): string {
  const [first, ...others] = rows
  return first !== undefined && others.length === 0
    ? aboutOne(first, month)
    : words.timesheets(rows.length, formatTotalHours(rows))
}
