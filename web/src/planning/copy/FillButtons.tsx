import { refusalToCopyShifts } from '@uurwerk/domain/planning/copy/refusalToCopyShifts'
import type { PlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconCopyPlus, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { usePlanning } from '../changes/usePlanning.ts'
import { PatternDialog } from '../patterns/patternLater.ts'
import { CopyShiftsDialog } from './copyShiftsLater.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  readonly planned: PlannedMonth
}

/**
 * The buttons 'Kopieer…' and 'Patroon…'. One opens the dialog that copies the shifts of the previous month or week. The
 * other opens the dialog that plans a period with a pattern.
 */
export function FillButtons({ contract, yearMonth, planned }: Props) {
  const [opened, setOpened] = useState<'copy' | 'pattern' | null>(null)
  const planning = usePlanning(contract, yearMonth)
  const refusal = refusalToCopyShifts(planned.facts.freeze, { yearMonth, week: null })
  const close = () => setOpened(null)
  const fill = (filling: Promise<void>): void => {
    close()
    void filling
  }
  const dialog = { contract, yearMonth, onClose: close }
  return (
    <>
      <ActionButton
        variant="default"
        fullWidth
        leftSection={<IconCopyPlus size={16} stroke={1.75} aria-hidden />}
        refusal={refusal}
        reasonBelow
        onClick={() => setOpened('copy')}
      >
        {texts.planning.copy}
      </ActionButton>
      <ActionButton
        variant="default"
        fullWidth
        leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden />}
        refusal={refusal}
        onClick={() => setOpened('pattern')}
      >
        {texts.planning.pattern}
      </ActionButton>
      {opened === 'copy' && (
        <CopyShiftsDialog {...dialog} onCopy={(week, previewed) => fill(planning.copy(week, previewed))} />
      )}
      {opened === 'pattern' && (
        <PatternDialog {...dialog} onPlan={(period, previewed) => fill(planning.planPattern(period, previewed))} />
      )}
    </>
  )
}
