import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconCopy } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { customersQuery, type Customer, type CustomerRow } from '../queries.ts'
import { AddSubdivisionForm } from '../subdivisions/AddSubdivisionForm.tsx'
import { availableSubdivisions } from '../subdivisions/availableSubdivisions.ts'
import classes from '../subdivisions/subdivisions.module.css'
import { SubdivisionsTable } from '../subdivisions/SubdivisionsTable.tsx'
import { useSubdivisionSteps, type SubdivisionSteps } from '../subdivisions/useSubdivisionSteps.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { FIELD_GROUPS, type FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { CheckboxList } from '../../ui/form/fields/choices/CheckboxList.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { FieldGroupTicks } from '../form/FieldGroupTicks.tsx'
import { useRepricing } from '../useRepricing.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

export function SubdivisionsSection({ customer }: { readonly customer: Customer }) {
  const words = texts.customers.subdivisions
  const load = useQuery(customersQuery)
  const { data } = load
  const steps = useSubdivisionSteps(customer)
  const { open: opened, toggle, close } = useOpenEditor<'add' | 'copy'>()
  const all = data?._embedded.customerOverviewDtoList ?? []
  const subdivisions = all.filter(({ id }) => customer.subdivisions.includes(id))
  const available = availableSubdivisions(customer, all)
  return (
    <Panel
      title={words.title}
      aside={
        data !== undefined && (
          <span className={classes.asides}>
            <ActionButton
              icon={IconCopy}
              reason={subdivisions.length === 0 ? words.nothingToCopyTo : null}
              onClick={() => toggle('copy')}
            >
              {words.copy}
            </ActionButton>
            <AddButton
              refusal={customer.actions.addSubdivision}
              reason={available.length === 0 ? words.noneAvailable : null}
              isOpen={opened === 'add'}
              onClick={() => toggle('add')}
            >
              {words.add}
            </AddButton>
          </span>
        )
      }
    >
      {opened === 'add' && (
        <AddSubdivisionForm parentName={customer.name} available={available} steps={steps} onClose={close} />
      )}
      <LoadState load={load} height={90} title={words.failed} />
      {data !== undefined && subdivisions.length === 0 && <Hint>{words.none(customer.name)}</Hint>}
      {subdivisions.length > 0 && <SubdivisionsTable rows={subdivisions} steps={steps} />}
      {opened === 'copy' && (
        <CopyToSubdivisionsDialog parent={customer} subdivisions={subdivisions} steps={steps} onClose={close} />
      )}
    </Panel>
  )
}

type CopyToSubdivisionsDialogProps = {
  readonly parent: Customer
  readonly subdivisions: readonly CustomerRow[]
  readonly steps: Pick<SubdivisionSteps, 'copy' | 'previewCopy'>
  readonly onClose: () => void
}

function CopyToSubdivisionsDialog({ parent, subdivisions, steps, onClose }: CopyToSubdivisionsDialogProps) {
  const words = texts.customers.subdivisions
  const repricing = useRepricing()
  const [groups, setGroups] = useState<ReadonlySet<FieldGroup>>(new Set(FIELD_GROUPS))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const reason = chosen.size === 0 ? words.chooseSubdivisions : groups.size === 0 ? words.chooseGroups : null

  async function copy(): Promise<void> {
    const changesPrices = groups.has('customerHours') || groups.has('bonusRates')
    if (changesPrices && !(await repricing.confirm(() => steps.previewCopy([...chosen], [...groups])))) return
    await steps.copy([...chosen], [...groups])
    showNote(words.copied(chosen.size))
    onClose()
  }
  // The question about changed prices replaces this dialog, because two open dialogs would cover each other.
  if (repricing.question !== null) return repricing.question
  return (
    <Dialog onClose={onClose} title={words.copyTitle} subtitle={parent.name} wide>
      <div className={classes.lists}>
        <CheckboxList
          label={words.title}
          choices={subdivisions.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : words.inactive(name),
          }))}
          ticked={chosen}
          onChange={setChosen}
        />
        <FieldGroupTicks parent={parent} ticked={groups} onChange={setGroups} />
      </div>
      <p className={classes.effect} role="status">
        {reason ?? words.effect(groups.size, parent.name, chosen.size)}
        {reason === null && groups.has('bonusRates') && ` ${words.effectOnRates}`}
      </p>
      <DialogButtons onCancel={onClose}>
        <ActionButton variant="filled" reason={reason} onClick={copy}>
          {words.confirm}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}
