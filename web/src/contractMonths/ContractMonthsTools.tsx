import { SegmentedControl } from '@mantine/core'
import { texts } from '../texts/texts.ts'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { segments } from './segments.ts'
import type { Segment } from './segments.ts'

type Props = {
  readonly segment: Segment
  readonly onSegment: (segment: Segment) => void
  readonly internalHidden: boolean
  readonly onHideInternal: (hidden: boolean) => void
}

export const ContractMonthsTools = ({ segment, onSegment, internalHidden, onHideInternal }: Props) => (
  <>
    <SegmentedControl
      aria-label={texts.contractMonths.segments.label}
      data={segments.map((value) => ({ value, label: texts.contractMonths.segments[value] }))}
      value={segment}
      onChange={onSegment}
    />
    <SwitchField label={texts.contractMonths.hideInternal} value={internalHidden} onChange={onHideInternal} />
  </>
)
