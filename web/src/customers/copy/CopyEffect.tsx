import type { copyToCustomers } from '@uurwerk/contract/customers/copyToCustomers'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import classes from './copy.module.css'

type Copied = ResponseOf<typeof copyToCustomers>['customers'][number]

type Props = {
  readonly customers: readonly Copied[]
  readonly onBack: () => void
  readonly onConfirm: () => Promise<void>
}

const changes = ({ added, ratesBefore }: Copied): boolean => added.length > 0 || ratesBefore !== null

/** For each customer that HR chose: the shift types and rates that the copy adds, and those that the customer keeps. */
export function CopyEffect({ customers, onBack, onConfirm }: Props) {
  const words = texts.customers.copyToCustomers
  const added = customers.reduce((sum, customer) => sum + customer.added.length, 0)
  const kept = customers.reduce((sum, customer) => sum + customer.kept.length, 0)
  const rates = customers.filter(({ ratesBefore }) => ratesBefore !== null).length
  return (
    <>
      <div className={classes.effect} role="status">
        <p>{words.effect(added, customers.filter((customer) => customer.added.length > 0).length)}</p>
        {kept > 0 && <p>{words.keptEffect(kept)}</p>}
        {rates > 0 && <p>{words.ratesEffect(rates)}</p>}
      </div>
      <div className={classes.rows}>
        <PlainTable
          label={words.effectTitle}
          rows={customers}
          rowKey={({ id }) => id}
          columns={[
            { title: words.customer, cell: ({ name }) => name },
            { title: words.added, cell: (row) => formatNames(row.added) },
            { title: words.kept, cell: (row) => formatNames(row.kept) },
            ...(rates > 0
              ? [
                  {
                    title: words.bonusRates,
                    cell: ({ ratesBefore }: Copied) => (ratesBefore === null ? words.same : words.replaced),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <DialogButtons onCancel={onBack} cancel={words.back}>
        <ActionButton variant="filled" reason={customers.some(changes) ? null : words.nothingNew} onClick={onConfirm}>
          {words.confirm}
        </ActionButton>
      </DialogButtons>
    </>
  )
}

const formatNames = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '))
