import { bonusRateRows } from '../../customers/bonusRates/bonusRateRows.ts'
import { BonusRatesTable } from '../../customers/bonusRates/BonusRatesTable.tsx'
import { texts } from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import type { BilledTimesheet } from './billedTimesheet.ts'
import type { PreviewSteps } from './usePreviewSteps.ts'

type Props = { readonly timesheet: BilledTimesheet; readonly onSave: PreviewSteps['saveBonusRate'] }

/** The bonus rates of the customer, which the user can edit. */
export const BonusRates = ({ timesheet: { bonusRateDtos, customerName }, onSave }: Props) => (
  <Panel title={texts.invoicing.preview.bonusRates}>
    <BonusRatesTable
      label={texts.invoicing.preview.bonusRates}
      rows={bonusRateRows(bonusRateDtos)}
      customerName={customerName}
      onSave={onSave}
    />
  </Panel>
)
