import { createHrEmployer, editHrEmployer, removeHrEmployer } from '@uurwerk/contract/people/hrEmployers'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { hrEmployersQuery } from '../../people/form/useHrEmployers.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconListNumbers, IconPencil, IconTrash } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { HrEmployerEditor } from './HrEmployerEditor.tsx'
import { PayCodesEditor } from './PayCodesEditor.tsx'
import type { HrEmployer } from '../queries.ts'
import { useAction } from '../../app/api/useAction.ts'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

const { employers: words } = texts.settings

type Open = 'new' | `${'fields' | 'codes'} ${HrEmployer['id']}`

export function HrEmployersPanel() {
  const load = useQuery(hrEmployersQuery)
  const { data } = load
  const { open, toggle, close } = useOpenEditor<Open>()
  const [toConfirm, setToConfirm] = useState<HrEmployer | null>(null)
  const create = useAction(createHrEmployer).mutateAsync
  const edit = useAction(editHrEmployer).mutateAsync
  const remove = useAction(removeHrEmployer).mutateAsync
  const offerUndo = useUndoOfRemoval()
  const employers = data?._embedded.hrEmployerDtoList

  return (
    <Panel
      title={words.title}
      aside={
        <AddButton isOpen={open === 'new'} onClick={() => toggle('new')}>
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && <RowEditor onSave={(body) => create({ body })} onClose={close} />}
      <LoadState load={load} height={120} title={words.failed} />
      {employers?.length === 0 && open === null && <EmptyState title={words.none} text={words.noneText} />}
      {employers !== undefined && employers.length > 0 && (
        <EmployersTable
          employers={employers}
          onEdit={({ id }) => toggle(`fields ${id}`)}
          onCodes={({ id }) => toggle(`codes ${id}`)}
          onRemove={setToConfirm}
          editorOf={(employer) => {
            if (open === `codes ${employer.id}`) return <PayCodesEditor employer={employer} onClose={close} />
            if (open !== `fields ${employer.id}`) return null
            const save: Save = (body) => edit({ params: { id: employer.id }, body })
            return <RowEditor employer={employer} onSave={save} onClose={close} />
          }}
        />
      )}
      {toConfirm !== null && (
        <ConfirmDialog
          danger
          onClose={() => setToConfirm(null)}
          question={words.removeQuestion(toConfirm.name)}
          confirm={words.removeConfirm}
          onConfirm={() =>
            remove({ params: { id: toConfirm.id } }).then(
              () => offerUndo(words.removed(toConfirm.name), { entity: 'hr employer', id: toConfirm.id }),
              () => {},
            )
          }
        >
          {words.removeEffect}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const RowEditor = (props: ComponentProps<typeof HrEmployerEditor>) => (
  <InlineEditor>
    <HrEmployerEditor {...props} />
  </InlineEditor>
)

type Save = Parameters<typeof HrEmployerEditor>[0]['onSave']

type RowSteps = Readonly<Record<'onEdit' | 'onCodes' | 'onRemove', (employer: HrEmployer) => void>>

type TableProps = RowSteps & {
  readonly employers: readonly HrEmployer[]
  readonly editorOf: (employer: HrEmployer) => ReactNode
}

const EmployersTable = ({ employers, editorOf, ...steps }: TableProps) => (
  <PlainTable
    label={words.title}
    rows={employers}
    rowKey={({ id }) => id}
    csvName={words.title}
    columns={[
      { title: words.name, csv: ({ name }) => name },
      {
        title: words.payrollNumberHead,
        cell: ({ payrollNumber }) => payrollNumber ?? words.noNumber,
        csv: ({ payrollNumber }) => payrollNumber,
      },
      { title: words.people, align: 'right', spare: true, csv: ({ peopleCount }) => peopleCount },
      { title: words.actions, align: 'right', cell: (employer) => <RowActions {...steps} employer={employer} /> },
    ]}
    below={editorOf}
  />
)

const RowActions = ({ employer, onEdit, onCodes, onRemove }: RowSteps & { readonly employer: HrEmployer }) => (
  <RowButtons>
    <IconAction label={words.codes(employer.name)} icon={IconListNumbers} onClick={() => onCodes(employer)} />
    <IconAction label={words.edit(employer.name)} icon={IconPencil} onClick={() => onEdit(employer)} />
    <IconAction
      label={words.remove(employer.name)}
      icon={IconTrash}
      danger
      refusal={employer.actions.remove}
      onClick={() => onRemove(employer)}
    />
  </RowButtons>
)
