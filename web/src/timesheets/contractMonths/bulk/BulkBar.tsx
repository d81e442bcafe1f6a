import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useMemo } from 'react'
import { MakeInvoicesButton } from '../../../invoicing/batch/start/MakeInvoicesButton.tsx'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconArrowBackUp, IconChecks, IconFileTypePdf, IconLock, IconUserCheck } from '../../../ui/icons.ts'
import { SelectionBar } from '../../../ui/table/parts/SelectionBar.tsx'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { isApprovable } from '../stages/segments.ts'
import type { useBulk } from './useBulk.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly chosen: readonly ContractMonthRow[]
  readonly approvable: readonly ContractMonthRow[]
  readonly progress: ReturnType<typeof useBulk>['progress']
  readonly onApprove: (rows: readonly ContractMonthRow[]) => unknown
  readonly onLock: (rows: readonly ContractMonthRow[]) => unknown
  readonly onAsk: (step: 'confirm' | 'reopen', rows: readonly ContractMonthRow[]) => void
  readonly onDownload: (rows: readonly ContractMonthRow[]) => unknown
  readonly onChoose: (rows: readonly ContractMonthRow[]) => void
}

export function BulkBar(props: Props) {
  const { yearMonth, chosen, approvable, progress, onApprove, onLock, onAsk, onDownload, onChoose } = props
  const words = texts.contractMonths.selection
  const { toApprove, toReopen, toLock, toConfirm, hours } = useStepsOf(chosen)
  const busy = progress === null ? null : words.oneAtATime
  return (
    <SelectionBar
      label={words.label}
      status={
        progress === null
          ? `${words.chosen(chosen.length)} · ${words.hours(hours)}`
          : words.progress[progress.step](progress.done, progress.all)
      }
      clear={words.clear}
      onClear={() => onChoose([])}
      aside={
        progress === null &&
        approvable.length > toApprove.length && (
          <Button variant="subtle" onClick={() => onChoose(approvable)}>
            {words.chooseApprovable(approvable.length)}
          </Button>
        )
      }
    >
      <ActionButton
        variant="filled"
        icon={IconChecks}
        reason={busy ?? (toApprove.length === 0 ? words.nothingToApprove : null)}
        onClick={() => onApprove(toApprove)}
      >
        {words.approve(toApprove.length, chosen.length)}
      </ActionButton>
      {toLock.length > 0 && (
        <FurtherButton icon={IconLock} reason={busy} onClick={() => onLock(toLock)}>
          {words.lock(toLock.length, chosen.length)}
        </FurtherButton>
      )}
      {toConfirm.length > 0 && (
        <FurtherButton icon={IconUserCheck} reason={busy} onClick={() => onAsk('confirm', toConfirm)}>
          {words.confirm(toConfirm.length, chosen.length)}
        </FurtherButton>
      )}
      <FurtherButton
        icon={IconArrowBackUp}
        reason={busy ?? (toReopen.length === 0 ? words.nothingToReopen : null)}
        onClick={() => onAsk('reopen', toReopen)}
      >
        {words.reopen(toReopen.length, chosen.length)}
      </FurtherButton>
      <FurtherButton icon={IconFileTypePdf} reason={busy} onClick={() => onDownload(chosen)}>
        {words.pdfs}
      </FurtherButton>
      <MakeInvoicesButton yearMonth={yearMonth} rows={chosen} variant="subtle" reason={busy} />
    </SelectionBar>
  )
}

/** The rows are grouped only when the selection changes, because thousands of rows can be selected. */
const useStepsOf = (chosen: readonly ContractMonthRow[]) =>
  useMemo(
    () => ({
      toApprove: chosen.filter(isApprovable),
      toReopen: chosen.filter(({ actions }) => actions.reopen === null),
      toLock: chosen.filter(({ actions }) => actions.lock === null),
      toConfirm: chosen.filter(({ actions }) => actions.confirm === null),
      hours: formatTotalHours(chosen),
    }),
    [chosen],
  )

/** A less visible button, for an action on the selected rows that is not the next action of the month. */
const FurtherButton = (button: ComponentProps<typeof ActionButton>) => <ActionButton {...button} variant="subtle" />
