import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import type { PatternPeriod } from '../changes/planningChange.ts'
import { PatternForm } from './PatternForm.tsx'
import { PlanByPattern } from './PlanByPattern.tsx'
import { shiftPatternsQuery, type ShiftPatternDto } from './queries.ts'

type Props = {
  readonly contract: MonthContract
  readonly yearMonth: YearMonth
  /** Plans a period with a pattern. `previewed` are the shifts of the preview. */
  readonly onPlan: (period: PatternPeriod, previewed: readonly PlannedShift[]) => void
  readonly onClose: () => void
}

/**
 * The dialog with the employee's own patterns for a contract. The employee plans a period with a pattern, and adds,
 * changes and removes patterns. When the employee has no pattern, the dialog shows the form for a new pattern (rules
 * planning-80, planning-81).
 */
export function PatternDialog({ contract, yearMonth, onPlan, onClose }: Props) {
  const words = texts.patterns
  const { data, error, refetch } = useQuery(shiftPatternsQuery(contract.id))
  const [chosenName, choose] = useState<string | null>(null)
  const [edited, edit] = useState<ShiftPatternDto | 'new' | null>(null)
  const patterns = data?._embedded.shiftPatternDtoList
  const isForm = edited !== null || patterns?.length === 0
  const title = !isForm ? words.title : edited === null || edited === 'new' ? words.add : words.change

  return (
    <Dialog onClose={onClose} title={title} subtitle={contract.customerName} wide={isForm}>
      {patterns === undefined ? (
        error === null ? (
          <Skeleton height={160} />
        ) : (
          <LoadError error={error} onRetry={refetch} />
        )
      ) : isForm ? (
        <PatternForm
          // Each pattern has a separate form with its own values.
          key={edited === null || edited === 'new' ? 'new' : edited.id}
          contract={contract}
          pattern={edited === 'new' ? null : edited}
          onSaved={(name) => {
            choose(name)
            edit(null)
          }}
          onCancel={patterns.length === 0 ? onClose : () => edit(null)}
        />
      ) : (
        <PlanByPattern
          {...{ contract, yearMonth, patterns, onPlan, onClose }}
          pattern={patterns.find(({ name }) => name === chosenName) ?? patterns[0]!}
          onChoose={choose}
          onEdit={edit}
        />
      )}
    </Dialog>
  )
}
