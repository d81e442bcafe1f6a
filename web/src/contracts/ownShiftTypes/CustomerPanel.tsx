import { useRef, type ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconArchive, IconPencil } from '../../ui/icons.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { CustomerShiftTypes, ListedShiftType } from './queries.ts'
import { ShiftTypeEditor } from '../../customers/shiftTypes/ShiftTypeEditor.tsx'
import {
  newOwnShiftType,
  shiftTypeBodyOf,
  shiftTypeFormOf,
  type ShiftTypeForm,
} from '../../customers/shiftTypes/shiftTypeForm.ts'
import { shiftSwatches } from '../../customers/shiftTypes/shiftSwatches.ts'
import classes from '../../customers/shiftTypes/shiftTypes.module.css'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { ShiftTypeName } from '../../customers/shiftTypes/ShiftTypeName.tsx'
import { addOwnShiftType, archiveOwnShiftType, editOwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { useAction } from '../../app/api/useAction.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'

type Props = { readonly customer: CustomerShiftTypes }

/** The shift types for own use, and below them those of HR, which the employee can only read (rule planning-67). */
export function CustomerPanel({ customer }: Props) {
  const words = texts.shiftTypes
  const { customerId, customerName, shiftTypes } = customer
  const steps = useOwnShiftTypeSteps(customerId)
  const editor = useOpenEditor<number | 'new'>()
  const { open, toggle, close } = editor
  const [own, ofHr] = [shiftTypes.filter((each) => each.own), shiftTypes.filter((each) => !each.own)]

  return (
    <Panel
      title={customerName}
      aside={
        <AddButton aria-label={words.own.addAt(customerName)} isOpen={open === 'new'} onClick={() => toggle('new')}>
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && (
        <ShiftTypeEditor
          draftName={`new shift type ${customerId}`}
          all={shiftTypes}
          newType={newOwnShiftType(
            shiftTypes.map(({ color }) => color),
            shiftSwatches(),
          )}
          onSave={steps.add}
          onClose={close}
        />
      )}
      <OwnShiftTypes customer={customer} own={own} steps={steps} editor={editor} />
      <h3 className={classes.ofHr}>{words.own.ofHrTitle}</h3>
      {ofHr.length === 0 ? (
        <p className={classes.noneYet}>{words.own.ofHrNone}</p>
      ) : (
        <ShiftTypeTable label={words.own.ofHr(customerName)} shiftTypes={ofHr} />
      )}
    </Panel>
  )
}

type OwnProps = Props & {
  readonly own: readonly ListedShiftType[]
  readonly steps: ReturnType<typeof useOwnShiftTypeSteps>
  readonly editor: ReturnType<typeof useOpenEditor<number | 'new'>>
}

function OwnShiftTypes({ customer, own, steps, editor: { open, toggle, close } }: OwnProps) {
  const words = texts.shiftTypes
  const list = useRef<HTMLDivElement>(null)

  async function archive(shiftType: ListedShiftType): Promise<void> {
    await steps.archive(shiftType)
    // The button that had the focus disappears together with its row, so the focus moves to the list.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={list} tabIndex={-1} className={classes.own}>
      {own.length === 0 ? (
        open !== 'new' && <p className={classes.noneYet}>{words.own.none}</p>
      ) : (
        <ShiftTypeTable
          label={words.own.mine(customer.customerName)}
          shiftTypes={own}
          actions={(shiftType) => (
            <span className={classes.actions}>
              <IconAction label={words.edit(shiftType.name)} icon={IconPencil} onClick={() => toggle(shiftType.id)} />
              <IconAction
                label={words.archive(shiftType.name)}
                icon={IconArchive}
                danger
                onClick={() => archive(shiftType)}
              />
            </span>
          )}
          below={(shiftType) =>
            open === shiftType.id && (
              <ShiftTypeEditor
                draftName={`shift type ${shiftType.id}`}
                shiftType={shiftType}
                all={customer.shiftTypes}
                onSave={(form, version) => steps.edit(shiftType, form, version)}
                onClose={close}
              />
            )
          }
        />
      )}
    </div>
  )
}

type ShiftTypeTableProps = {
  readonly label: string
  readonly shiftTypes: readonly ListedShiftType[]
  /** The buttons in a row of shift types. Undefined for the shift types of HR, which the employee cannot change. */
  readonly actions?: (shiftType: ListedShiftType) => ReactNode
  readonly below?: (shiftType: ListedShiftType) => ReactNode
}

const ShiftTypeTable = ({ label, shiftTypes, actions, below }: ShiftTypeTableProps) => (
  <PlainTable
    label={label}
    rows={shiftTypes}
    rowKey={({ id }) => id}
    csvName={label}
    columns={[
      { title: texts.shiftTypes.name, cell: (shiftType) => <Tag shiftType={shiftType} />, csv: ({ name }) => name },
      {
        title: texts.shiftTypes.hours,
        cell: (shiftType) => <Hours shiftType={shiftType} />,
        csv: ({ labourTime }) => formatTimes(labourTime),
      },
      ...(actions === undefined
        ? []
        : [{ title: texts.shiftTypes.own.actions, align: 'right' as const, cell: actions }]),
    ]}
    {...(below !== undefined && { below })}
  />
)

const Tag = ({ shiftType: { name, color } }: { readonly shiftType: ListedShiftType }) => (
  <span className={classes.tag}>
    <ShiftTypeName color={color}>{name}</ShiftTypeName>
  </span>
)

const Hours = ({ shiftType: { labourTime, breakTime } }: { readonly shiftType: ListedShiftType }) => (
  <span className={classes.times}>
    {formatTimes(labourTime)}
    <small>{breakTime === null ? texts.shiftTypes.noPause : texts.shiftTypes.own.pause(formatTimes(breakTime))}</small>
  </span>
)

const formatTimes = ({ startTime, endTime }: ListedShiftType['labourTime']): string => `${startTime} – ${endTime}`

/** These requests run one after the other, so that each answer contains all earlier changes. */
const OWN_SHIFT_TYPE = { scope: { id: 'own shift type' } }

/** The employee can undo the archiving of an own shift type (rule planning-68). */
function useOwnShiftTypeSteps(customerId: number) {
  const { mutateAsync: addType } = useAction(addOwnShiftType, OWN_SHIFT_TYPE)
  const { mutateAsync: edit } = useAction(editOwnShiftType, OWN_SHIFT_TYPE)
  const { mutateAsync: archiveType } = useAction(archiveOwnShiftType, OWN_SHIFT_TYPE)
  const at = (shiftTypeId: number) => ({ customerId, shiftTypeId })

  async function archive({ id }: ListedShiftType): Promise<void> {
    const archived = await archiveType({ params: at(id) })
    const body = { ...shiftTypeBodyOf(shiftTypeFormOf(archived)), archived: false as const, version: archived.version }
    showUndo(texts.shiftTypes.own.archived(archived.name), () => void edit({ params: at(id), body }).catch(() => {}))
  }

  return {
    add: (form: ShiftTypeForm) => addType({ params: { customerId }, body: shiftTypeBodyOf(form) }),
    edit: ({ id }: ListedShiftType, form: ShiftTypeForm, version?: number) =>
      edit({ params: at(id), body: { ...shiftTypeBodyOf(form), version } }),
    archive,
  }
}
