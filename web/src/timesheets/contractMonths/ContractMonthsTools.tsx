import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { memo } from 'react'
import * as texts from '../../texts/texts.ts'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { segmentsShown } from './segments.ts'
import type { Segment } from './segments.ts'
import { ViewsMenu } from './views/ViewsMenu.tsx'

type Props = {
  readonly rows: readonly ContractMonthRow[] | undefined
  readonly segment: Segment
  readonly onSegment: (segment: Segment) => void
  readonly internalHidden: boolean
  readonly onHideInternal: (hidden: boolean) => void
  /** Runs after the user chooses a saved view, because the list then shows other rows. */
  readonly onView: () => void
}

export const ContractMonthsTools = memo(function ContractMonthsTools(props: Props) {
  const { rows, segment, onSegment, internalHidden, onHideInternal, onView } = props
  return (
    <>
      <Segments
        label={texts.contractMonths.segments.label}
        choices={segmentsShown(segment, rows)}
        nameOf={(choice) => texts.contractMonths.segments[choice]}
        value={segment}
        onChange={onSegment}
      />
      <ViewsMenu onChoose={onView} />
      <SwitchField label={texts.contractMonths.hideInternal} value={internalHidden} onChange={onHideInternal} />
    </>
  )
})
