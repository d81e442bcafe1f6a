import { texts } from '../../texts/texts.ts'
import { Facts } from '../../ui/page/Facts.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { writtenHours } from '../../ui/writtenHours.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'

export function PreviewHours({ timesheet }: { readonly timesheet: BilledTimesheet }) {
  const words = texts.invoicing.preview
  const hours = (value: number) => texts.invoicing.hours(writtenHours(value))
  return (
    <Panel title={words.hours}>
      <Facts
        facts={[
          { label: words.workedMinusAbsences, value: hours(timesheet.workedHoursMinusAbsences) },
          { label: words.needed, value: hours(timesheet.timeSheetHoursDto.needed) },
        ]}
      />
    </Panel>
  )
}
