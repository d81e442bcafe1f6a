import type { ShiftType } from '@uurwerk/contract/customers/customers'
import { useMemo, useState, type ReactNode } from 'react'
import { IconArchive, IconCircleCheck, IconCircleOff, IconCopy, IconPencil, IconTrash } from '../../ui/icons.ts'
import { ShiftTypeEditor } from '../shiftTypes/ShiftTypeEditor.tsx'
import classes from '../shiftTypes/shiftTypes.module.css'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { TableTitle } from '../../ui/table/parts/TableTitle.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { customerWrites, type Customer } from '../queries.ts'
import { shiftTypeColumns } from '../shiftTypes/shiftTypeColumns.tsx'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import {
  addShiftType,
  archiveShiftType,
  editShiftType,
  removeShiftType,
  toggleShiftType,
} from '@uurwerk/contract/customers/shiftTypes'
import { useAction } from '../../app/api/useAction.ts'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import { shiftTypeBodyOf, type ShiftTypeForm } from '../shiftTypes/shiftTypeForm.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { lazyDialog } from '../../ui/dialog/lazyDialog.tsx'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { qualificationsQuery } from '../../people/qualifications/queries.ts'
import { QualificationField } from '../../people/qualifications/QualificationField.tsx'

const words = texts.customers.shiftTypes
type ToConfirm = { readonly act: 'archive' | 'remove'; readonly shiftType: ShiftType }
const QUESTIONS = {
  archive: {
    question: words.archiveQuestion,
    confirm: words.archiveConfirm,
    effect: words.archiveEffect,
    Icon: IconArchive,
  },
  remove: { question: words.removeQuestion, confirm: texts.ui.remove, effect: words.removeEffect, Icon: IconTrash },
} as const
const BY_HOURS = { key: 'hours', descending: false }

/** The shift types of a customer. Archived shift types are hidden. */
export function ShiftTypesSection({ customer }: { readonly customer: Customer }) {
  const steps = useShiftTypeSteps(customer.id)
  const { open, toggle, close } = useOpenEditor<ShiftType['id'] | 'new'>()
  const [toConfirm, ask] = useState<ToConfirm | null>(null)
  const shown = useMemo(() => customer.shiftTypeDtos.filter(({ archived }) => !archived), [customer.shiftTypeDtos])
  const qualification = useQualificationField(shown)
  const editor = { all: shown, onClose: close, qualification }
  const columns = shiftTypeColumns((shiftType) => (
    <ShiftTypeActions
      shiftType={shiftType}
      steps={steps}
      onEdit={() => toggle(shiftType.id)}
      onArchive={() => ask({ act: 'archive', shiftType })}
      onRemove={() => ask({ act: 'remove', shiftType })}
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
        csvName={words.csvName(customer.abbreviation)}
        defaultSort={BY_HOURS}
        summary={
          <Title customer={customer} isOpen={open === 'new'} onAdd={() => toggle('new')}>
            {open === 'new' && (
              <ShiftTypeEditor {...editor} draftName={`new shift type ${customer.id}`} onSave={steps.add} />
            )}
          </Title>
        }
        openKey={open}
        renderOpen={(shiftType) => (
          <ShiftTypeEditor
            {...editor}
            draftName={`shift type ${shiftType.id}`}
            shiftType={shiftType}
            onSave={(form, version) => steps.edit(shiftType, form, version)}
          />
        )}
        empty={<p className={classes.empty}>{words.none}</p>}
      />
      {toConfirm !== null && (
        <ShiftTypeQuestion
          toConfirm={toConfirm}
          onConfirm={() => steps[toConfirm.act](toConfirm.shiftType)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

type TitleProps = {
  readonly customer: Customer
  readonly isOpen: boolean
  readonly onAdd: () => void
  readonly children: ReactNode
}

const Title = ({ customer, isOpen, onAdd, children }: TitleProps) => (
  <TableTitle
    title={words.title}
    aside={
      <>
        <CopyToCustomersButton customer={customer} />
        <AddButton aria-label={texts.shiftTypes.addType} isOpen={isOpen} onClick={onAdd}>
          {texts.shiftTypes.add}
        </AddButton>
      </>
    }
  >
    {children}
  </TableTitle>
)

type QuestionProps = { readonly toConfirm: ToConfirm; readonly onConfirm: () => unknown; readonly onClose: () => void }

function ShiftTypeQuestion({ toConfirm: { act, shiftType }, onConfirm, onClose }: QuestionProps) {
  const { question, confirm, effect, Icon } = QUESTIONS[act]
  return (
    <ConfirmDialog
      onClose={onClose}
      question={question(shiftType.name)}
      confirm={confirm}
      icon={Icon}
      danger
      onConfirm={onConfirm}
    >
      <p>{effect}</p>
    </ConfirmDialog>
  )
}

type ShiftTypeActionsProps = {
  readonly shiftType: ShiftType
  readonly steps: ShiftTypeSteps
  readonly onEdit: () => void
  readonly onArchive: () => void
  readonly onRemove: () => void
}

function ShiftTypeActions({ shiftType, steps, onEdit, onArchive, onRemove }: ShiftTypeActionsProps) {
  const { name, active } = shiftType
  const reason = steps.busy ? texts.customers.updating : null
  return (
    <RowButtons>
      <IconAction label={texts.shiftTypes.edit(name)} icon={IconPencil} reason={reason} onClick={onEdit} />
      <IconAction
        label={active ? words.deactivate(name) : words.activate(name)}
        icon={active ? IconCircleOff : IconCircleCheck}
        reason={reason}
        onClick={() => steps.setActive(shiftType, !active)}
      />
      <IconAction label={texts.shiftTypes.archive(name)} icon={IconArchive} reason={reason} onClick={onArchive} />
      <IconAction label={words.remove(name)} icon={IconTrash} danger reason={reason} onClick={onRemove} />
    </RowButtons>
  )
}

const bodyOf = (form: ShiftTypeForm) => ({ ...shiftTypeBodyOf(form), qualificationId: form.qualificationId })

function useShiftTypeSteps(customerId: number) {
  const add = useAction(addShiftType, customerWrites)
  const edit = useAction(editShiftType, customerWrites)
  const toggle = useAction(toggleShiftType, customerWrites)
  const archive = useAction(archiveShiftType, customerWrites)
  const remove = useAction(removeShiftType, customerWrites)
  const offerUndo = useUndoOfRemoval()
  const params = { id: customerId }
  return {
    busy: [add, edit, toggle, archive, remove].some(({ isPending }) => isPending),
    add: (form: ShiftTypeForm) => add.mutateAsync({ params, body: bodyOf(form) }),
    edit: ({ id }: ShiftType, form: ShiftTypeForm, version?: number) =>
      edit.mutateAsync({ params, body: { id, ...bodyOf(form), version } }),
    setActive: ({ id }: ShiftType, active: boolean) => toggle.mutateAsync({ params, body: { id, active } }),
    remove: async ({ id, name }: ShiftType) => {
      await remove.mutateAsync({ params: { ...params, shiftTypeId: id } })
      offerUndo(texts.customers.shiftTypes.removed(name), { entity: 'shift type', id })
    },
    archive: ({ id }: ShiftType) => archive.mutateAsync({ params: { ...params, shiftTypeId: id } }),
  }
}

type ShiftTypeSteps = ReturnType<typeof useShiftTypeSteps>

const CopyToCustomersDialog = lazyDialog(
  async () => (await import('../copy/CopyToCustomersDialog.tsx')).CopyToCustomersDialog,
)

function CopyToCustomersButton({ customer }: { readonly customer: Customer }) {
  const copyWords = texts.customers.copyToCustomers
  const [isOpen, setIsOpen] = useState(false)
  const hasTypes = customer.shiftTypeDtos.some(({ active, archived }) => active && !archived)
  return (
    <>
      <ActionButton
        icon={IconCopy}
        reason={hasTypes || customer.bonusRateDtos.length > 0 ? null : copyWords.nothing}
        onClick={() => setIsOpen(true)}
      >
        {copyWords.open}
      </ActionButton>
      {isOpen && <CopyToCustomersDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The qualification (such as a diploma) that a shift type requires (rule qualifications-9). */
function useQualificationField(shown: readonly ShiftType[]) {
  const { data } = useQuery(qualificationsQuery)
  const all = data?._embedded.qualificationDtoList ?? []
  return {
    nameOf: (wantedId: number): string => all.find(({ id }) => id === wantedId)?.name ?? '',
    field: (form: UseFormReturnType<ShiftTypeForm>) => {
      const { qualificationId } = form.values
      return (
        <QualificationField
          hint={texts.shiftTypes.qualificationHint}
          kept={shown.find(({ qualification }) => qualification?.id === qualificationId)?.qualification?.id ?? null}
          {...form.getInputProps('qualificationId')}
        />
      )
    },
  }
}
