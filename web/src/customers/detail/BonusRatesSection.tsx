import { BONUS_NAMES, type BonusType } from '@uurwerk/domain/customers/bonusType'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconTrash } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { BonusRateEditor } from '../bonusRates/BonusRateEditor.tsx'
import { bonusRateRows } from '../bonusRates/bonusRateRows.ts'
import { BonusRatesTable } from '../bonusRates/BonusRatesTable.tsx'
import { customerWrites, type Customer } from '../queries.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { addBonusRate, editBonusRate, removeBonusRate } from '@uurwerk/contract/customers/bonusRates'
import { useAction } from '../../app/api/useAction.ts'

/** The bonus rates of a customer. Hours of a bonus type without a rate have the normal price. */
export function BonusRatesSection({ customer }: { readonly customer: Customer }) {
  const words = texts.customers.bonusRates
  const steps = useBonusRateSteps(customer.id)
  const { open, toggle, close } = useOpenEditor<'new'>()
  const all = bonusRateRows(customer.bonusRateDtos)
  const there = all.filter(({ percentage }) => percentage !== null)
  const missing = all.filter(({ percentage }) => percentage === null).map(({ bonusType }) => bonusType)
  const [first] = missing
  return (
    <Panel
      title={words.title}
      aside={
        <AddButton
          reason={first === undefined ? words.allThere : null}
          aria-label={words.addRate}
          isOpen={open === 'new'}
          onClick={() => toggle('new')}
        >
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && first !== undefined && (
        <BonusRateEditor
          bonusType={first}
          choices={missing}
          percentage={null}
          customerName={customer.name}
          onSave={steps.add}
          onClose={close}
        />
      )}
      {there.length === 0 && <Hint>{words.none}</Hint>}
      {there.length > 0 && <RatesTable customer={customer} rows={there} steps={steps} />}
    </Panel>
  )
}

type TableProps = {
  readonly customer: Customer
  readonly rows: ReturnType<typeof bonusRateRows>
  readonly steps: ReturnType<typeof useBonusRateSteps>
}

function RatesTable({ customer, rows, steps }: TableProps) {
  const words = texts.customers.bonusRates
  const [removing, setRemoving] = useState<BonusType | null>(null)
  const reason = steps.busy ? texts.customers.updating : null

  async function remove(bonusType: BonusType): Promise<void> {
    const percentage = rows.find((row) => row.bonusType === bonusType)?.percentage ?? null
    await steps.remove(bonusType)
    if (percentage === null) return
    // When the undo fails, the red banner shows the reason.
    showUndo(words.removed(BONUS_NAMES[bonusType]), () => void steps.add(bonusType, percentage).catch(() => {}))
  }
  return (
    <>
      <BonusRatesTable
        label={words.title}
        rows={rows}
        customerName={customer.name}
        onSave={({ bonusType }, percentage) => steps.edit(bonusType, percentage)}
        reason={reason}
        moreActions={({ bonusType }) => (
          <IconAction
            label={words.remove(BONUS_NAMES[bonusType])}
            icon={IconTrash}
            danger
            reason={reason}
            onClick={() => setRemoving(bonusType)}
          />
        )}
      />
      {removing !== null && (
        <RemoveRateDialog
          customer={customer}
          bonusType={removing}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

type RemoveProps = {
  readonly customer: Customer
  readonly bonusType: BonusType
  readonly onConfirm: () => unknown
  readonly onClose: () => void
}

function RemoveRateDialog({ customer, bonusType, onConfirm, onClose }: RemoveProps) {
  const words = texts.customers.bonusRates
  return (
    <ConfirmDialog
      onClose={onClose}
      question={words.removeQuestion(BONUS_NAMES[bonusType])}
      confirm={words.removeConfirm}
      icon={IconTrash}
      danger
      onConfirm={onConfirm}
    >
      <p>{words.appliesTo(customer.name)}</p>
    </ConfirmDialog>
  )
}

function useBonusRateSteps(customerId: number) {
  const add = useAction(addBonusRate, customerWrites)
  const edit = useAction(editBonusRate, customerWrites)
  const remove = useAction(removeBonusRate, customerWrites)
  const params = { id: customerId }
  return {
    busy: add.isPending || edit.isPending || remove.isPending,
    add: (bonusType: BonusType, percentage: number) => add.mutateAsync({ params, body: { bonusType, percentage } }),
    edit: (bonusType: BonusType, percentage: number) => edit.mutateAsync({ params, body: { bonusType, percentage } }),
    remove: (bonusType: BonusType) => remove.mutateAsync({ params, body: { bonusType } }),
  }
}
