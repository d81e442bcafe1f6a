import { BONUS_NAMES, type BonusType } from '@uurwerk/domain/customers/bonusType'
import type { ReactNode } from 'react'
import { formatPercentageNumber } from '../../ui/format/formatPercentageNumber.ts'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconPencil } from '../../ui/icons.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { BonusRateEditor } from './BonusRateEditor.tsx'
import type { BonusRateRow } from './bonusRateRows.ts'

type Props = {
  readonly label: string
  readonly rows: readonly BonusRateRow[]
  readonly customerName: string
  readonly onSave: (rate: BonusRateRow, percentage: number) => Promise<unknown>
  /** The reason why the user cannot change the rates now; null when the user can change them. */
  readonly reason?: string | null
  readonly moreActions?: (rate: BonusRateRow) => ReactNode
}

export function BonusRatesTable({ label, rows, customerName, onSave, reason, moreActions }: Props) {
  const words = texts.customers.bonusRates
  const { open, toggle, close } = useOpenEditor<BonusType>()
  return (
    <PlainTable
      label={label}
      rows={rows}
      rowKey={({ bonusType }) => bonusType}
      csvName={`${label} ${customerName}`}
      columns={[
        { title: words.columns.type, csv: ({ bonusType }) => BONUS_NAMES[bonusType] },
        {
          title: words.columns.percentage,
          align: 'right',
          csv: ({ percentage }) => percentage,
          cell: (rate) => (
            <RowButtons>
              {rate.percentage === null ? texts.table.nothing : formatPercentageNumber(rate.percentage)}
              <IconAction
                label={words.edit(BONUS_NAMES[rate.bonusType])}
                icon={IconPencil}
                reason={reason}
                onClick={() => toggle(rate.bonusType)}
              />
              {moreActions?.(rate)}
            </RowButtons>
          ),
        },
      ]}
      below={(rate) =>
        open === rate.bonusType && (
          <BonusRateEditor
            bonusType={rate.bonusType}
            percentage={rate.percentage}
            customerName={customerName}
            onSave={(_, percentage) => onSave(rate, percentage)}
            onClose={close}
          />
        )
      }
    />
  )
}
