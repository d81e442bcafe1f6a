import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { usePlanning } from '../changes/usePlanning.ts'
import { PatternDialog } from './patternLater.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: PlannedMonth
}

/** The button 'Patroon…': it opens the dialog that plans a period with an own pattern. */
export function PatternButton({ contract, yearMonth, planned }: Props) {
  const [opened, setOpened] = useState(false)
  const planning = usePlanning(contract, yearMonth)
  return (
    <>
      <ActionButton
        variant="default"
        fullWidth
        leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden />}
        refusal={refusalToCopyShifts(planned.facts.freeze, { yearMonth, week: null })}
        onClick={() => setOpened(true)}
      >
        {texts.planning.pattern}
      </ActionButton>
      {opened && (
        <PatternDialog
          contract={contract}
          yearMonth={yearMonth}
          onPlan={(period, previewed) => {
            setOpened(false)
            void planning.planPattern(period, previewed)
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
