import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { IconPencil, IconUnlink } from '../../ui/icons.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { customerQuery, type CustomerRow, type Customer } from '../queries.ts'
import type { SubdivisionSteps } from './useSubdivisionSteps.ts'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import { useStale } from '../../app/api/useStale.ts'
import { Fields, Wide } from '../../ui/form/FieldGroups.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import { sameHours } from '../form/customerForm.ts'
import { useRepricing } from '../useRepricing.tsx'
import {
  changedWorkHours,
  workHoursErrors,
  workHoursFormOf,
  type WorkHoursForm as Values,
  type WorkHoursForm,
} from './workHoursForm.ts'
import { TimeField } from '../../ui/form/fields/TimeField.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'

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
        { title: words.columns.id, csv: ({ id }) => id },
        {
          title: words.columns.name,
          csv: ({ name }) => name,
          cell: ({ id, name, active }) => (
            <Link to={paths.adminCustomer({ customer: id })}>{active ? name : words.inactive(name)}</Link>
          ),
        },
        { title: words.columns.abbreviation, csv: ({ abbreviation }) => abbreviation },
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

type WorkHoursEditorProps = {
  readonly subdivisionId: number
  readonly steps: SubdivisionSteps
  readonly onClose: () => void
}

/** The list has not all fields that the editor needs, so the editor loads the subdivision first. */
function WorkHoursEditor({ subdivisionId, steps, onClose }: WorkHoursEditorProps) {
  useFocusBack(true)
  const load = useQuery(customerQuery(subdivisionId))
  const { data } = load
  return (
    <InlineEditor>
      {data !== undefined && <WorkHoursForm subdivision={data} steps={steps} onClose={onClose} />}
      <LoadState load={load} height={180} />
    </InlineEditor>
  )
}

type WorkHoursFormProps = {
  readonly subdivision: Customer
  readonly steps: Pick<SubdivisionSteps, 'editWorkHours' | 'previewWorkHours'>
  readonly onClose: () => void
}

function WorkHoursForm({ subdivision, steps, onClose }: WorkHoursFormProps) {
  const words = texts.customers
  const began = useAsOpened(subdivision.version)
  const { stale, attempt } = useStale<Customer>()
  const repricing = useRepricing()
  const form = useForm<Values>({ initialValues: workHoursFormOf(subdivision), validate: workHoursErrors })

  const save = (values: Values, since = began): Promise<void> =>
    attempt(async (version) => {
      const changesHours = !sameHours(subdivision.customerHours, values.customerHours)
      const previewed = () => steps.previewWorkHours(subdivision.id, values, version)
      if (changesHours && !(await repricing.confirm(previewed))) return
      await steps.editWorkHours(subdivision.id, values, version)
      onClose()
    }, since)
  return (
    <Form form={form} draft={{ name: `work hours ${subdivision.id}` }} onSubmit={(values) => save(values)}>
      {stale !== null && (
        <StaleNotice
          title={words.subdivisions.staleTitle(stale.changedBy)}
          fields={changedWorkHours(workHoursFormOf(stale.now), form.getValues())}
          onTake={onClose}
          onKeep={() => save(form.getValues(), stale.now.version)}
        />
      )}
      <WorkHoursFields form={form} />
      <FormButtons
        onCancel={onClose}
        reason={form.isDirty() ? null : words.detail.nothingChanged}
        busy={form.submitting}
      >
        {words.detail.save}
      </FormButtons>
      {repricing.question}
    </Form>
  )
}

function WorkHoursFields({ form }: { readonly form: UseFormReturnType<WorkHoursForm> }) {
  const words = texts.customers.fields
  return (
    <Fields>
      <Wide>
        <TextInput label={words.name} autoFocus {...form.getInputProps('name')} />
      </Wide>
      <TextInput label={words.abbreviation} {...form.getInputProps('abbreviation')} />
      <TimeField label={words.morning} {...form.getInputProps('customerHours.morning')} />
      <TimeField label={words.evening} {...form.getInputProps('customerHours.evening')} />
      <TimeField label={words.night} {...form.getInputProps('customerHours.night')} />
      <TextInput label={words.supervisorName} {...form.getInputProps('supervisor.name')} />
      <TextInput label={words.supervisorEmail} inputMode="email" {...form.getInputProps('supervisor.email')} />
    </Fields>
  )
}
