import { removeProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { personName } from '../../people/personName.ts'
import * as texts from '../../texts/texts.ts'
import { IconPencil, IconTrash } from '../../ui/icons.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NoRows } from '../../ui/table/parts/NoRows.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { Person } from '../../people/queries.ts'
import classes from '../../people/detail/history.module.css'
import { SickLeaveEditor } from './SickLeaveEditor.tsx'
import { formatSickLeave, type SickLeavePeriod } from './sickLeaveForm.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { useSickLeaveUndo } from './useSickLeaveUndo.ts'
import { SickLeaveEffect } from './SickLeaveEffect.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import type { Column } from '../../ui/table/column.ts'
import { formatDay } from '../../ui/format/formatDay.ts'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'

export function SickLeaveSection({ person }: { readonly person: Person }) {
  const words = texts.people.sickLeave
  const { open, toggle, close } = useOpenEditor<number>()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const { mutateAsync: preview } = useAction(removeProlongedSickLeave)

  async function askRemoval(period: SickLeavePeriod): Promise<void> {
    const params = { id: person.id, periodId: period.id }
    setRemoval({ period, effect: await preview({ params, query: { preview: 'true' } }) })
  }
  return (
    <>
      <DataTable
        label={words.title}
        prefix="sickness"
        cardsBelow={300}
        columns={sickLeaveColumns({ onAdjust: ({ id }) => toggle(id), onRemove: askRemoval })}
        rows={person.prolongedSickLeavePeriodSet}
        rowKey={({ id }) => id}
        csvName={words.csvName(personName(person))}
        defaultSort={{ key: 'start', descending: true }}
        summary={<h2 className={classes.title}>{words.title}</h2>}
        empty={<NoRows>{words.none}</NoRows>}
        openKey={open}
        renderOpen={(period) => <SickLeaveEditor person={person} period={period} onClose={close} />}
      />
      {removal !== null && <SickLeaveRemoval removal={removal} onClose={() => setRemoval(null)} />}
    </>
  )
}

type Removal = {
  readonly period: SickLeavePeriod
  /** The person as the server's preview returns it: without the prolonged sickness. */
  readonly effect: Person
}

type SickLeaveRemovalProps = { readonly removal: Removal; readonly onClose: () => void }

function SickLeaveRemoval({ removal: { period, effect }, onClose }: SickLeaveRemovalProps) {
  const words = texts.people.sickLeave
  const [giveBack, setGiveBack] = useState(true)
  const { mutateAsync: remove } = useAction(removeProlongedSickLeave)
  const offerUndo = useSickLeaveUndo(effect.id)

  async function act(): Promise<void> {
    const params = { id: effect.id, periodId: period.id }
    await remove({ params, query: { giveBack: giveBack ? 'true' : 'false' } })
    // When HR does not restore the removed shifts and absences, an undo could not bring back the earlier state, so HR
    // gets no undo.
    if (giveBack) offerUndo(words.removed, { before: period, id: null })
    else showNote(words.removed)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      question={words.removeQuestion}
      confirm={words.remove}
      icon={IconTrash}
      danger
      onConfirm={act}
    >
      <p>{formatSickLeave(period)}</p>
      <SickLeaveEffect effect={givenBackBy(effect)} giveBack={giveBack} onGiveBack={setGiveBack} />
    </ConfirmDialog>
  )
}

/**
 * The shifts and absences that come back when HR removes a prolonged sickness. This removal does not remove any shift
 * or absence.
 */
const givenBackBy = ({ givenBack }: Person) => (givenBack === undefined ? {} : { givenBack })

type Actions = {
  readonly onAdjust: (period: SickLeavePeriod) => void
  readonly onRemove: (period: SickLeavePeriod) => Promise<void>
}

const words = texts.people.sickLeave

const sickLeaveColumns = ({ onAdjust, onRemove }: Actions): readonly Column<SickLeavePeriod>[] => [
  {
    key: 'start',
    title: words.start,
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => formatDay(startDate),
  },
  {
    key: 'end',
    title: words.end,
    sortable: false,
    value: ({ endDate }) => endDate,
    cell: ({ endDate }) => (endDate === null ? words.open : formatDay(endDate)),
  },
  {
    key: 'actions',
    title: words.actions,
    align: 'right',
    sortable: false,
    exported: false,
    value: () => null,
    cell: (period) => (
      <RowButtons>
        <IconAction
          label={words.adjustOf(formatDay(period.startDate))}
          icon={IconPencil}
          onClick={() => onAdjust(period)}
        />
        <IconAction
          label={words.removeOf(formatDay(period.startDate))}
          icon={IconTrash}
          danger
          onClick={() => onRemove(period)}
        />
      </RowButtons>
    ),
  },
]
