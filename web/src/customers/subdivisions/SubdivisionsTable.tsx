import { IconPencil, IconUnlink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import type { CustomerRow } from '../queries.ts'
import type { SubdivisionSteps } from './useSubdivisionSteps.ts'
import { WorkHoursEditor } from './WorkHoursEditor.tsx'

type Props = { readonly rows: readonly CustomerRow[]; readonly steps: SubdivisionSteps }

export function SubdivisionsTable({ rows, steps }: Props) {
  const words = texts.customers.subdivisions
  const { open, toggle, close } = useOpenEditor<CustomerRow['id']>()
  const reason = steps.busy ? texts.customers.updating : null

  async function detach({ id, name }: CustomerRow): Promise<void> {
    await steps.detach(id)
    // When the undo fails, the red banner shows the reason.
    showUndo(words.removed(name), () => void steps.add(id, false).catch(() => {}))
  }
  return (
    <PlainTable
      label={words.title}
      rows={rows}
      rowKey={({ id }) => id}
      csvName={words.title}
      columns={[
        { title: words.columns.id, cell: ({ id }) => id, csv: ({ id }) => id },
        {
          title: words.columns.name,
          csv: ({ name }) => name,
          cell: ({ id, name, active }) => (
            <Link to={paths.adminCustomer({ customer: id })}>{active ? name : words.inactive(name)}</Link>
          ),
        },
        {
          title: words.columns.abbreviation,
          cell: ({ abbreviation }) => abbreviation,
          csv: ({ abbreviation }) => abbreviation,
        },
        {
          title: words.columns.actions,
          align: 'right',
          cell: (row) => (
            <RowButtons>
              <IconAction
                label={words.editHours(row.name)}
                icon={IconPencil}
                reason={reason}
                onClick={() => toggle(row.id)}
              />
              <IconAction
                label={words.remove(row.name)}
                icon={IconUnlink}
                danger
                reason={reason}
                onClick={() => detach(row)}
              />
            </RowButtons>
          ),
        },
      ]}
      below={({ id }) => open === id && <WorkHoursEditor subdivisionId={id} steps={steps} onClose={close} />}
    />
  )
}
