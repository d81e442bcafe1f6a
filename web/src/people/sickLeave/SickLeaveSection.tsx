import { removeProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import { personName } from '../personName.ts'
import * as texts from '../../texts/texts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { NoRows } from '../../ui/table/parts/NoRows.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { Person } from '../queries.ts'
import classes from '../detail/history.module.css'
import { SickLeaveEditor } from './SickLeaveEditor.tsx'
import type { SickLeavePeriod } from './sickLeaveForm.ts'
import { sickLeaveColumns } from './sickLeaveColumns.tsx'
import { SickLeaveRemoval } from './SickLeaveRemoval.tsx'
import type { Removal } from './SickLeaveRemoval.tsx'

/**
 * The state of a query that has loaded. The table needs no query, because the answer about the person contains the
 * sicknesses.
 */
const LOADED = { isPending: false, error: null, refetch: () => {} }

/** The section with the prolonged sicknesses of a person. */
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
        load={LOADED}
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
