import { memo, useMemo } from 'react'
import { hidesInternal, type HideInternal } from '../../contracts/useHideInternal.ts'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { ToggleChips } from '../../ui/switchers/ToggleChips.tsx'
import { CHECKS, checkCounts, type Check, type ListedMonth } from './checks/checks.ts'
import type { ChangeChecks } from './checks/useChecksInAddress.ts'
import { SEGMENTS, segmentsShown, type Segment } from './stages/segments.ts'
import classes from './stages/stages.module.css'
import { ViewsMenu } from './views/ViewsMenu.tsx'

export type ListFilter = {
  readonly segment: Segment
  readonly checks: readonly Check[]
  readonly showSegment: (segment: Segment) => void
  readonly showChecks: ChangeChecks
  readonly showAll: () => void
  /** Clears the selection, because a saved view shows other rows. */
  readonly chooseNobody: () => void
}

type Props = {
  readonly rows: readonly ListedMonth[] | undefined
  readonly filter: ListFilter
  readonly internalHidden: boolean
  readonly onHideInternal: HideInternal
}

export const ContractMonthsTools = memo(function ContractMonthsTools(props: Props) {
  const { rows, filter, internalHidden, onHideInternal } = props
  const { segment, checks, showSegment, showChecks, chooseNobody } = filter
  const counts = useMemo(() => checkCounts((rows ?? []).filter(SEGMENTS[segment])), [rows, segment])
  return (
    <>
      <div className={classes.segments}>
        <Segments
          label={texts.contractMonths.segments.label}
          choices={segmentsShown(segment, rows)}
          nameOf={(choice) => texts.contractMonths.segments[choice]}
          value={segment}
          onChange={showSegment}
        />
      </div>
      <ToggleChips
        label={texts.contractMonths.checks.label}
        choices={CHECKS.map((choice) => ({ choice, count: rows === undefined ? null : counts[choice] }))}
        nameOf={(choice) => texts.contractMonths.checks[choice]}
        chosen={checks}
        onChange={showChecks}
      />
      <ViewsMenu
        onChoose={({ query }) => {
          chooseNobody()
          onHideInternal(hidesInternal(query))
        }}
      />
      <SwitchField
        label={texts.contractMonths.hideInternal}
        value={internalHidden}
        onChange={() => onHideInternal('toggle')}
      />
    </>
  )
})
