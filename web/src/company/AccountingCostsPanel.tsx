import { addAccountingCost, editAccountingCost, AccountingCostBody } from '@uurwerk/contract/invoicing/accountingCosts'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountingCostsQuery } from '../invoicing/queries.ts'
import * as texts from '../texts/texts.ts'
import { IconAction } from '../ui/buttons/IconAction.tsx'
import { IconArchive, IconCircleCheck, IconCircleDashed, IconPencil, IconRestore } from '../ui/icons.ts'
import { EmptyState } from '../ui/page/load/EmptyState.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { showUndo } from '../ui/toast/showUndo.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { RowButtons } from '../ui/table/parts/RowButtons.tsx'
import { useOpenEditor } from '../ui/form/useOpenEditor.ts'
import type { AccountingCost } from './queries.ts'
import classes from './settings.module.css'
import { useAction } from '../app/api/useAction.ts'
import { AddButton } from '../ui/buttons/AddButton.tsx'
import { schemaResolver, useForm } from '@mantine/form'
import { Fields } from '../ui/form/FieldGroups.tsx'
import { InlineEditor } from '../ui/form/InlineEditor.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'
import { useFocusBack } from '../ui/dialog/useFocusBack.ts'
import { LoadState } from '../ui/page/load/LoadState.tsx'

const { costs: words } = texts.settings

/** The accounts in the bookkeeping from which HR chooses one for a free cost (a cost line that HR types). */
export function AccountingCostsPanel() {
  const load = useQuery(accountingCostsQuery)
  const { data } = load
  const { open, toggle, close } = useOpenEditor<AccountingCost['id'] | 'new'>()
  const add = useAction(addAccountingCost).mutateAsync
  const edit = useAction(editAccountingCost).mutateAsync
  const costs = data?._embedded.accountingCostDtos

  const offer = ({ id, name, billingCode }: AccountingCost, active: boolean) =>
    edit({ params: { id }, body: { name, billingCode, active } })

  async function stopOffering(cost: AccountingCost): Promise<void> {
    await offer(cost, false)
    showUndo(words.deactivated(cost.name), () => void offer(cost, true).catch(() => {}))
  }
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
      {open === 'new' && <AccountingCostEditor onSave={(body) => add({ body })} onClose={close} />}
      <LoadState load={load} height={160} title={words.failed} />
      {costs?.length === 0 && open === null && <EmptyState title={words.none} />}
      {costs !== undefined && costs.length > 0 && (
        <CostsTable
          costs={costs}
          onEdit={({ id }) => toggle(id)}
          onStop={stopOffering}
          onOffer={(cost) => offer(cost, true)}
          editorOf={(cost) =>
            open === cost.id && (
              <AccountingCostEditor
                cost={cost}
                onSave={(body) => edit({ params: { id: cost.id }, body: { ...body, active: cost.active } })}
                onClose={close}
              />
            )
          }
        />
      )}
    </Panel>
  )
}

type TableProps = {
  readonly costs: readonly AccountingCost[]
  readonly onEdit: (cost: AccountingCost) => void
  readonly onStop: (cost: AccountingCost) => Promise<unknown>
  readonly onOffer: (cost: AccountingCost) => Promise<unknown>
  readonly editorOf: (cost: AccountingCost) => ReactNode
}

const CostsTable = ({ costs, onEdit, onStop, onOffer, editorOf }: TableProps) => (
  <PlainTable
    label={words.title}
    rows={costs}
    rowKey={({ id }) => id}
    csvName={words.title}
    columns={[
      { title: words.name, csv: ({ name }) => name },
      { title: words.billingCode, csv: ({ billingCode }) => billingCode },
      { title: words.status, spare: true, cell: ({ active }) => <Status active={active} /> },
      {
        title: words.actions,
        align: 'right',
        cell: (cost) => (
          <RowButtons>
            <IconAction label={words.edit(cost.name)} icon={IconPencil} onClick={() => onEdit(cost)} />
            {cost.active ? (
              <IconAction
                label={words.deactivate(cost.name)}
                icon={IconArchive}
                onClick={() => onStop(cost).catch(() => {})}
              />
            ) : (
              <IconAction
                label={words.activate(cost.name)}
                icon={IconRestore}
                onClick={() => onOffer(cost).catch(() => {})}
              />
            )}
          </RowButtons>
        ),
      },
    ]}
    below={editorOf}
  />
)

const Status = ({ active }: Pick<AccountingCost, 'active'>) => (
  <StatusBadge color={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconCircleDashed}>
    {active ? words.active : words.inactive}
  </StatusBadge>
)

type Values = { readonly name: string; readonly billingCode: string }

type AccountingCostEditorProps = {
  /** The accounting cost (an account in the bookkeeping) that HR edits; undefined when HR adds a new one. */
  readonly cost?: AccountingCost
  readonly onSave: (body: Values) => Promise<unknown>
  readonly onClose: () => void
}

function AccountingCostEditor({ cost, onSave, onClose }: AccountingCostEditorProps) {
  useFocusBack(true)
  const form = useForm<Values>({
    initialValues: { name: cost?.name ?? '', billingCode: cost?.billingCode ?? '' },
    validate: schemaResolver(AccountingCostBody, { sync: true }),
  })
  async function save(values: Values): Promise<void> {
    await onSave(values)
    onClose()
  }
  return (
    <InlineEditor>
      <Form
        form={form}
        draft={{ name: `accounting cost ${cost?.id ?? 'new'}` }}
        onSubmit={save}
        layout="stacked"
        aboutField={{ accounting_cost_name_taken: 'name' }}
      >
        <Fields>
          <TextInput label={words.name} withAsterisk maxLength={60} autoFocus {...form.getInputProps('name')} />
          <TextInput label={words.billingCode} withAsterisk maxLength={20} {...form.getInputProps('billingCode')} />
        </Fields>
        <FormButtons
          onCancel={onClose}
          reason={form.isDirty() ? null : texts.settings.nothingChanged}
          busy={form.submitting}
        >
          {texts.settings.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}
