import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { Person } from '../queries.ts'
import { PartTimeEditor } from './PartTimeEditor.tsx'
import { partTimeRows } from './partTimeRows.ts'
import { PartTimeTable } from './PartTimeTable.tsx'
import { AddButton } from '../../ui/buttons/AddButton.tsx'

/** The section with the part-time records of a person. A part-time record is a part-time percentage in a period. */
export function PartTimeSection({ person }: { readonly person: Person }) {
  const words = texts.people.partTime
  const [wanted, want] = useState<PartTimeRecord | null>(null)
  const { open, toggle, close } = useOpenEditor<number | 'new'>(null, () => want(null))
  const stored = person.facts.records

  const editorOf = (record: PartTimeRecord | null) => (
    <PartTimeEditor key={open} person={person} record={record} wanted={wanted} onWant={want} onClose={close} />
  )
  return (
    <Panel
      title={words.title}
      aside={
        <AddButton
          refusal={person.actions.addPartTime}
          aria-label={words.addLabel}
          isOpen={open === 'new'}
          onClick={() => toggle('new')}
        >
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && editorOf(null)}
      <PartTimeTable
        rows={partTimeRows(stored, wanted)}
        open={open}
        onAdjust={toggle}
        below={({ id }) => id !== null && open === id && editorOf(stored.find((record) => record.id === id) ?? null)}
      />
    </Panel>
  )
}
