import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { editHrEmployerPayCodes, PayCodesBody } from '@uurwerk/contract/people/hrEmployers'
import { ColorInput, Switch, TextInput } from '@mantine/core'
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useAsOpened } from '../../ui/form/stale/useAsOpened.ts'
import { useStale } from '../../app/api/useStale.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { StaleNotice, type StaleField } from '../../ui/form/stale/StaleNotice.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { payCodesQuery, type HrEmployer, type PayCode, type PayCodeTable } from '../queries.ts'
import classes from '../settings.module.css'
import { useAction } from '../../app/api/useAction.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { differences } from '../../ui/form/stale/differences.ts'

const { payCodes: words, empty, yes, no } = texts.settings

type Props = { readonly employer: HrEmployer; readonly onClose: () => void }

export function PayCodesEditor({ employer, onClose }: Props) {
  const load = useQuery(payCodesQuery(employer.id))
  if (load.data === undefined) return <LoadState load={load} height={320} title={words.failed} />
  return <PayCodesForm id={employer.id} table={load.data} onClose={onClose} />
}

type Fields = { readonly payCodes: readonly PayCode[] }

type FormProps = {
  readonly id: HrEmployer['id']
  readonly table: PayCodeTable
  readonly onClose: () => void
}

function PayCodesForm({ id, table, onClose }: FormProps) {
  useFocusBack(true)
  const { version: first, _embedded } = useAsOpened(table)
  const codes = _embedded.payCodeDtoList
  const form = useForm<Fields>({
    initialValues: { payCodes: codes },
    validate: schemaResolver(PayCodesBody, { sync: true }),
  })
  const edit = useAction(editHrEmployerPayCodes).mutateAsync
  const { stale, attempt } = useStale<ResponseOf<typeof editHrEmployerPayCodes>>(
    (now) => changedPayCodes(now._embedded.payCodeDtoList, codes).length === 0,
  )
  const save = ({ payCodes }: Fields, since = first): Promise<void> =>
    attempt(async (version) => {
      await edit({ params: { id }, body: { payCodes: [...payCodes], version } })
      showNote(words.saved)
      onClose()
    }, since)
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: `pay codes ${id}` }} onSubmit={(values) => save(values)} layout="stacked">
        {stale !== null && (
          <StaleNotice
            title={words.staleTitle(stale.changedBy)}
            fields={changedPayCodes(stale.now._embedded.payCodeDtoList, form.getValues().payCodes)}
            onTake={onClose}
            onKeep={() => save(form.getValues(), stale.now.version)}
          />
        )}
        <PayCodesTable form={form} codes={codes} />
        <p className={classes.hint}>{words.premiumHint}</p>
        <DialogButtons onCancel={onClose} cancel={words.close}>
          <ActionButton
            type="submit"
            variant="filled"
            reason={form.isDirty() ? null : texts.settings.nothingChanged}
            busy={form.submitting}
          >
            {texts.settings.save}
          </ActionButton>
        </DialogButtons>
      </Form>
    </InlineEditor>
  )
}

type TableProps = { readonly form: UseFormReturnType<Fields>; readonly codes: readonly PayCode[] }

const PayCodesTable = ({ form, codes }: TableProps) => (
  <PlainTable
    label={words.title}
    rows={codes.map((code, index) => ({ ...code, index }))}
    rowKey={({ meaning }) => meaning}
    columns={[
      { title: words.meaning, cell: ({ meaningLabel }) => meaningLabel },
      { title: words.code, cell: (row) => <CodeField form={form} row={row} /> },
      { title: words.definition, spare: true, cell: (row) => <DefinitionField form={form} row={row} /> },
      { title: words.color, spare: true, cell: (row) => <ColorField form={form} row={row} /> },
      { title: words.editable, cell: (row) => <EditableField form={form} row={row} /> },
    ]}
  />
)

type FieldProps = {
  readonly form: UseFormReturnType<Fields>
  readonly row: PayCode & { readonly index: number }
}

const CodeField = ({ form, row: { index, meaningLabel } }: FieldProps) => (
  <TextInput
    aria-label={words.codeOf(meaningLabel)}
    w={76}
    maxLength={4}
    {...form.getInputProps(`payCodes.${index}.code`)}
    value={form.values.payCodes[index]?.code ?? ''}
    onChange={({ currentTarget }) => {
      const typed = currentTarget.value.trim().toUpperCase()
      form.setFieldValue(`payCodes.${index}.code`, typed === '' ? null : typed)
    }}
  />
)

const DefinitionField = ({ form, row: { index, meaningLabel } }: FieldProps) => (
  <TextInput
    aria-label={words.definitionOf(meaningLabel)}
    maxLength={60}
    {...form.getInputProps(`payCodes.${index}.codeDefinition`)}
  />
)

const ColorField = ({ form, row: { index, meaningLabel } }: FieldProps) => (
  <ColorInput
    aria-label={words.colorOf(meaningLabel)}
    w={128}
    format="hex"
    withEyeDropper={false}
    {...form.getInputProps(`payCodes.${index}.color`)}
  />
)

const EditableField = ({ form, row: { index, meaningLabel } }: FieldProps) => (
  <Switch
    aria-label={words.editableOf(meaningLabel)}
    {...form.getInputProps(`payCodes.${index}.editable`, { type: 'checkbox' })}
  />
)

const changedPayCodes = (theirs: readonly PayCode[], yours: readonly PayCode[]): readonly StaleField[] =>
  theirs.flatMap((their) =>
    differences(formatFields(their), formatFields(yours.find(({ meaning }) => meaning === their.meaning) ?? their)),
  )

/** The fields of a pay code that HR can change, in words. */
const formatFields = ({ meaningLabel, code, codeDefinition, color, editable }: PayCode) =>
  [
    [words.codeOf(meaningLabel), code ?? empty],
    [words.definitionOf(meaningLabel), codeDefinition],
    [words.colorOf(meaningLabel), color.toUpperCase()],
    [words.editableOf(meaningLabel), editable ? yes : no],
  ] as const
