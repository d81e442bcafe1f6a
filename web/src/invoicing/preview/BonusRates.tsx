import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenPercentage } from '../writtenPercentage.ts'
import type { BilledTimesheet } from './billedTimesheet.ts'
import classes from './preview.module.css'

/** What comes on top of the rate, and when. */
export function BonusRates({ rates }: { readonly rates: BilledTimesheet['bonusRateDtos'] }) {
  const words = texts.invoicing.preview
  return (
    <Panel title={words.bonusRates}>
      {rates.length === 0 ? (
        <p className={classes.hint}>{words.noBonusRates}</p>
      ) : (
        <PlainTable
          label={words.bonusRates}
          rows={rates}
          rowKey={({ bonusType }) => bonusType}
          columns={[
            { title: words.bonusType, cell: ({ bonusType }) => words.bonusTypes[bonusType] ?? bonusType },
            { title: words.percentage, align: 'right', cell: ({ percentage }) => writtenPercentage(percentage) },
          ]}
        />
      )}
    </Panel>
  )
}
