import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconCopyPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { usePlanning } from '../changes/usePlanning.ts'
import { CopyShiftsDialog } from './copyShiftsLater.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: PlannedMonth
}

/** The button 'Kopieer…': it opens the dialog that copies the shifts of the month or the week before. */
export function CopyShiftsButton({ contract, yearMonth, planned }: Props) {
  const [opened, setOpened] = useState(false)
  const planning = usePlanning(contract, yearMonth)
  return (
    <>
      <ActionButton
        variant="default"
        fullWidth
        leftSection={<IconCopyPlus size={16} stroke={1.75} aria-hidden />}
        refusal={refusalToCopyShifts(planned.facts.freeze, { yearMonth, week: null })}
        reasonBelow
        onClick={() => setOpened(true)}
      >
        {texts.planning.copy}
      </ActionButton>
      {opened && (
        <CopyShiftsDialog
          contract={contract}
          yearMonth={yearMonth}
          onCopy={(week, previewed) => {
            setOpened(false)
            void planning.copy(week, previewed)
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
