import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { customerQuery, type Customer } from '../queries.ts'
import { FieldGroupTicks } from './FieldGroupTicks.tsx'

type Props = {
  readonly parentId: number
  /**
   * The groups of fields that are ticked when the dialog opens: all groups for a new customer, and none for an existing
   * customer.
   */
  readonly ticked: readonly FieldGroup[]
  readonly onImport: (parent: Customer, groups: readonly FieldGroup[]) => void
  readonly onClose: () => void
}

/** The dialog that asks which groups of fields a customer copies from its new parent (rule customers-21). */
export function ImportFromParentDialog({ parentId, ticked, onImport, onClose }: Props) {
  const words = texts.customers.import
  const { data: parent, error, refetch } = useQuery(customerQuery(parentId))
  return (
    <Dialog
      onClose={onClose}
      title={parent === undefined ? words.loading : words.title(parent.name)}
      subtitle={words.subtitle}
    >
      {parent !== undefined ? (
        <Groups parent={parent} ticked={ticked} onImport={onImport} onClose={onClose} />
      ) : error === null ? (
        <Skeleton height={260} />
      ) : (
        <LoadError error={error} onRetry={refetch} />
      )}
    </Dialog>
  )
}

type GroupsProps = Omit<Props, 'parentId'> & { readonly parent: Customer }

function Groups({ parent, ticked, onImport, onClose }: GroupsProps) {
  const words = texts.customers.import
  const [chosen, setChosen] = useState<ReadonlySet<FieldGroup>>(new Set(ticked))
  return (
    <>
      <FieldGroupTicks parent={parent} ticked={chosen} onChange={setChosen} />
      <DialogButtons onCancel={onClose} cancel={words.nothing}>
        <ActionButton
          variant="filled"
          reason={chosen.size === 0 ? words.chooseGroups : null}
          onClick={() => {
            onImport(parent, [...chosen])
            onClose()
          }}
        >
          {words.confirm}
        </ActionButton>
      </DialogButtons>
    </>
  )
}
