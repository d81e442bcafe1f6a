import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { IconArchive, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ShiftTypeEditor } from '../shiftTypes/ShiftTypeEditor.tsx'
import classes from '../shiftTypes/shiftTypes.module.css'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { TableTitle } from '../../ui/table/TableTitle.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { CopyToCustomersButton } from '../copy/CopyToCustomersButton.tsx'
import type { Customer } from '../queries.ts'
import { ShiftTypeActions } from '../shiftTypes/ShiftTypeActions.tsx'
import { shiftTypeColumns } from '../shiftTypes/shiftTypeColumns.tsx'
import { useShiftTypeSteps } from '../shiftTypes/useShiftTypeSteps.ts'

const BY_HOURS = { key: 'hours', descending: false }
const LOADED = { isPending: false, error: null, refetch: () => null }

/** The shift types of a customer. Archived shift types are hidden. */
export function ShiftTypesSection({ customer }: { readonly customer: Customer }) {
  const words = texts.customers.shiftTypes
  const steps = useShiftTypeSteps(customer.id)
  const { open, toggle, close } = useOpenEditor<ShiftType['id'] | 'new'>()
  const [archiving, setArchiving] = useState<ShiftType | null>(null)
  const [removing, setRemoving] = useState<ShiftType | null>(null)
  const shown = useMemo(() => customer.shiftTypeDtos.filter(({ archived }) => !archived), [customer.shiftTypeDtos])
  const columns = shiftTypeColumns((shiftType) => (
    <ShiftTypeActions
      shiftType={shiftType}
      steps={steps}
      onEdit={() => toggle(shiftType.id)}
      onArchive={() => setArchiving(shiftType)}
      onRemove={() => setRemoving(shiftType)}
    />
  ))
  return (
    <>
      <DataTable
        label={words.title}
        prefix="shifttypes-"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        load={LOADED}
        csvName={words.csvName(customer.abbreviation)}
        defaultSort={BY_HOURS}
        summary={
          <TableTitle
            title={words.title}
            aside={
              <>
                <CopyToCustomersButton customer={customer} />
                <ActionButton
                  leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                  aria-label={texts.shiftTypes.addType}
                  aria-expanded={open === 'new'}
                  onClick={() => toggle('new')}
                >
                  {texts.shiftTypes.add}
                </ActionButton>
              </>
            }
          >
            {open === 'new' && (
              <ShiftTypeEditor
                draftName={`new shift type ${customer.id}`}
                all={shown}
                onSave={steps.add}
                onClose={close}
              />
            )}
          </TableTitle>
        }
        openKey={open}
        renderOpen={(shiftType) => (
          <ShiftTypeEditor
            draftName={`shift type ${shiftType.id}`}
            shiftType={shiftType}
            all={shown}
            onSave={(form, version) => steps.edit(shiftType, form, version)}
            onClose={close}
          />
        )}
        empty={<p className={classes.empty}>{words.none}</p>}
      />
      {archiving !== null && (
        <ConfirmDialog
          opened
          onClose={() => setArchiving(null)}
          question={words.archiveQuestion(archiving.name)}
          confirm={words.archiveConfirm}
          icon={<IconArchive size={16} stroke={1.75} aria-hidden />}
          danger
          onConfirm={() => steps.archive(archiving)}
        >
          <p>{words.archiveEffect}</p>
        </ConfirmDialog>
      )}
      {removing !== null && (
        <ConfirmDialog
          opened
          onClose={() => setRemoving(null)}
          question={words.removeQuestion(removing.name)}
          confirm={texts.ui.remove}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          danger
          onConfirm={() => steps.remove(removing)}
        >
          <p>{words.removeEffect}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
