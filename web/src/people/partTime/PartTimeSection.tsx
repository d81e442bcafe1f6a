import type { PartTimeRecord } from '@uurwerk/domain/people/partTime/partTimeRecord'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { Person } from '../queries.ts'
import { PartTimeEditor } from './PartTimeEditor.tsx'
import { partTimeRows } from './partTimeRows.ts'
import { PartTimeTable } from './PartTimeTable.tsx'

/** The section with the part-time records of a person. */
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
        <ActionButton
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          aria-label={words.addLabel}
          aria-expanded={open === 'new'}
          onClick={() => toggle('new')}
        >
          {words.add}
        </ActionButton>
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
