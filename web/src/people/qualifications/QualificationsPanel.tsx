import {
  addQualification,
  editQualification,
  removeQualification,
  LONGEST_QUALIFICATION,
  QualificationBody,
  type Qualification,
} from '@uurwerk/contract/people/qualifications'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { IconArchive, IconCircleCheck, IconCircleDashed, IconPencil, IconRestore, IconTrash } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import classes from './qualifications.module.css'
import { qualificationsQuery } from './queries.ts'
import { schemaResolver, useForm } from '@mantine/form'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'

const words = texts.qualifications

/** A person can have qualifications, and an open shift can require one (rules qualifications-1, qualifications-2). */
export function QualificationsPanel() {
  const { data, error, refetch } = useQuery(qualificationsQuery)
  const { open, toggle, close } = useOpenEditor<Qualification['id'] | 'new'>()
  const { add, rename, ...acts } = useQualificationActs()
  const rows = data?._embedded.qualificationDtoList
  return (
    <Panel
      title={words.title}
      aside={
        <AddButton isOpen={open === 'new'} onClick={() => toggle('new')}>
          {words.add}
        </AddButton>
      }
    >
      <p className={classes.intro}>{words.text}</p>
      {open === 'new' && <QualificationEditor onSave={add} onClose={close} />}
      <LoadState title={words.failed} load={{ data: rows, error, refetch }} height={160} />
      {rows?.length === 0 && open === null && <EmptyState title={words.none} />}
      {rows !== undefined && rows.length > 0 && (
        <QualificationsTable
          rows={rows}
          {...acts}
          onEdit={({ id }) => toggle(id)}
          editorOf={(row) =>
            open === row.id && (
              <QualificationEditor qualification={row} onSave={(name) => rename(row, name)} onClose={close} />
            )
          }
        />
      )}
    </Panel>
  )
}

function useQualificationActs() {
  const { mutateAsync: create } = useAction(addQualification)
  const { mutateAsync: edit } = useAction(editQualification)
  const { mutateAsync: remove } = useAction(removeQualification)
  const add = (name: string) => create({ body: { name } })
  const use = ({ id, name }: Qualification, active: boolean) => edit({ params: { id }, body: { name, active } })
  return {
    add,
    rename: ({ id, active, version }: Qualification, name: string) =>
      edit({ params: { id }, body: { name, active, version } }),
    onResume: (row: Qualification) => use(row, true),
    async onEnd(row: Qualification): Promise<void> {
      await use(row, false)
      showUndo(words.ended(row.name), () => void use(row, true).catch(() => {}))
    },
    async onRemove({ id, name }: Qualification): Promise<void> {
      await remove({ params: { id } })
      showUndo(words.removed(name), () => void add(name).catch(() => {}))
    },
  }
}

type TableProps = Pick<ReturnType<typeof useQualificationActs>, 'onEnd' | 'onResume' | 'onRemove'> & {
  readonly rows: readonly Qualification[]
  readonly onEdit: (row: Qualification) => unknown
  readonly editorOf: (row: Qualification) => ReactNode
}

const QualificationsTable = ({ rows, editorOf, ...acts }: TableProps) => (
  <PlainTable
    label={words.title}
    rows={rows}
    rowKey={({ id }) => id}
    csvName={words.title}
    columns={[
      { title: words.name, cell: (row) => <Name row={row} />, csv: ({ name }) => name },
      { title: words.people, align: 'right', spare: true, cell: ({ people }) => people, csv: ({ people }) => people },
      { title: words.status, spare: true, cell: ({ active }) => <Status active={active} /> },
      { title: words.actions, align: 'right', cell: (row) => <RowActs row={row} {...acts} /> },
    ]}
    below={editorOf}
  />
)

type RowProps = Omit<TableProps, 'rows' | 'editorOf'> & { readonly row: Qualification }

const RowActs = ({ row, onEdit, onEnd, onResume, onRemove }: RowProps) => (
  <RowButtons>
    <IconAction label={words.edit(row.name)} icon={IconPencil} onClick={() => onEdit(row)} />
    {row.active ? (
      <IconAction label={words.end(row.name)} icon={IconArchive} onClick={() => onEnd(row).catch(() => {})} />
    ) : (
      <IconAction label={words.resume(row.name)} icon={IconRestore} onClick={() => onResume(row).catch(() => {})} />
    )}
    <IconAction
      label={words.remove(row.name)}
      icon={IconTrash}
      danger
      refusal={row.actions.remove}
      onClick={() => onRemove(row).catch(() => {})}
    />
  </RowButtons>
)

/** A phone hides the column of the status, so the name there also shows that it is not used any more. */
const Name = ({ row: { name, active } }: { readonly row: Qualification }) => (
  <>
    {name}
    {!active && <small className={classes.onPhone}>{words.inactive}</small>}
  </>
)

const Status = ({ active }: Pick<Qualification, 'active'>) => (
  <StatusBadge color={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconCircleDashed}>
    {active ? words.active : words.inactive}
  </StatusBadge>
)

type QualificationEditorProps = {
  /** The qualification that HR renames; undefined for a new qualification. */
  readonly qualification?: Qualification
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** The form for the name of a qualification (rule qualifications-1). */
function QualificationEditor({ qualification, onSave, onClose }: QualificationEditorProps) {
  useFocusBack(true)
  const form = useForm({
    initialValues: { name: qualification?.name ?? '' },
    validate: schemaResolver(QualificationBody, { sync: true }),
  })
  async function save({ name }: { readonly name: string }): Promise<void> {
    await onSave(name)
    onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} onSubmit={save} aboutField={{ qualification_name_taken: 'name' }}>
        <TextInput
          label={words.name}
          description={words.nameHint}
          withAsterisk
          maxLength={LONGEST_QUALIFICATION}
          autoFocus
          {...form.getInputProps('name')}
        />
        <FormButtons onCancel={onClose} reason={form.isDirty() ? null : words.nothingChanged} busy={form.submitting}>
          {words.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
