import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { texts } from '../../texts/texts.ts'
import { IconAction } from '../../ui/IconAction.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenPercentage } from '../../ui/writtenPercentage.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'
import { BonusRateEditor } from './BonusRateEditor.tsx'
import { bonusRateRows } from './bonusRateRows.ts'
import type { BonusRateRow } from './bonusRateRows.ts'
import classes from './preview.module.css'
import type { PreviewSteps } from './usePreviewSteps.ts'

type Props = { readonly timesheet: BilledTimesheet; readonly onSave: PreviewSteps['saveBonusRate'] }

/** What comes on top of the rate, and when. */
export function BonusRates({ timesheet: { bonusRateDtos, customerName }, onSave }: Props) {
  const words = texts.invoicing.preview
  const [open, setOpen] = useState<BonusRateRow['bonusType'] | null>(null)
  return (
    <Panel title={words.bonusRates}>
      <PlainTable
        label={words.bonusRates}
        rows={bonusRateRows(bonusRateDtos)}
        rowKey={({ bonusType }) => bonusType}
        columns={[
          { title: words.bonusType, cell: ({ bonusType }) => words.bonusTypes[bonusType] },
          {
            title: words.percentage,
            align: 'right',
            cell: ({ bonusType, percentage }) => (
              <span className={classes.rowActions}>
                {percentage === null ? texts.table.nothing : writtenPercentage(percentage)}
                <IconAction
                  label={words.editRate(words.bonusTypes[bonusType])}
                  icon={IconPencil}
                  onClick={() => setOpen(open === bonusType ? null : bonusType)}
                />
              </span>
            ),
          },
        ]}
        below={(rate) =>
          open === rate.bonusType && (
            <BonusRateEditor rate={rate} customerName={customerName} onSave={onSave} onClose={() => setOpen(null)} />
          )
        }
      />
    </Panel>
  )
}
