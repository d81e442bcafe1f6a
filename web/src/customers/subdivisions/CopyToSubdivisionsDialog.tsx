import { FIELD_GROUPS } from '@uurwerk/domain/customers/fieldGroup'
import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { Button } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { CheckboxList } from '../../ui/form/fields/CheckboxList.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { FieldGroupTicks } from '../form/FieldGroupTicks.tsx'
import type { Customer, CustomerRow } from '../queries.ts'
import { useRepricing } from '../useRepricing.tsx'
import classes from './subdivisions.module.css'
import type { SubdivisionSteps } from './useSubdivisionSteps.ts'

type Props = {
  readonly parent: Customer
  readonly subdivisions: readonly CustomerRow[]
  readonly steps: Pick<SubdivisionSteps, 'copy' | 'previewCopy'>
  readonly onClose: () => void
}

/** The dialog that copies groups of fields from a customer to the chosen subdivisions. */
export function CopyToSubdivisionsDialog({ parent, subdivisions, steps, onClose }: Props) {
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
  // The question about prices replaces the dialog. Two open dialogs would cover each other.
  if (repricing.question !== null) return repricing.question
  return (
    <Dialog opened onClose={onClose} title={words.copyTitle} subtitle={parent.name} wide>
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
      <DialogButtons>
        <Button variant="subtle" onClick={onClose}>
          {texts.ui.cancel}
        </Button>
        <ActionButton variant="filled" reason={reason} onClick={copy}>
          {words.confirm}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}
