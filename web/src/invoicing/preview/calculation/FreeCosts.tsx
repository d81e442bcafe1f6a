import { addFreeCost, editFreeCost, removeFreeCost } from '@uurwerk/contract/invoicing/freeCosts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { IconAction } from '../../../ui/buttons/IconAction.tsx'
import { IconPencil, IconTrash } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/page/Panel.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { formatNumber } from '../../../ui/format/formatNumber.ts'
import { RowButtons } from '../../../ui/table/parts/RowButtons.tsx'
import { Hint } from '../../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../../ui/form/useOpenEditor.ts'
import { freeCostFormOf, EMPTY_COST, type FreeCostInput, type FreeCostForm } from '../../freeCostForm.ts'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import { useAction } from '../../../app/api/useAction.ts'
import { invoiceWrites, type FreeCost } from '../../queries.ts'
import { AddButton } from '../../../ui/buttons/AddButton.tsx'
import { MonthCost } from '@uurwerk/contract/invoicing/invoiceBodies'
import { schemaResolver, useForm } from '@mantine/form'
import { Form } from '../../../ui/form/Form.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { InlineEditor } from '../../../ui/form/InlineEditor.tsx'
import { FreeCostFields } from '../../FreeCostFields.tsx'

const words = texts.invoicing.freeCost

type Props = { readonly timesheet: BilledTimesheet }

/** The list of free costs: cost lines that HR types, which the invoice contains in addition to the hours. */
export function FreeCosts({ timesheet }: Props) {
  const { open, toggle, close } = useOpenEditor<FreeCost['id'] | 'new'>()
  const { contractId, userId, yearMonth, freeCosts } = timesheet
  const { mutateAsync: add } = useAction(addFreeCost, invoiceWrites)
  const { mutateAsync: edit } = useAction(editFreeCost, invoiceWrites)
  const { mutateAsync: removeCost } = useAction(removeFreeCost, invoiceWrites)
  const params = { yearMonth, userId, contractId }
  const addCost = (body: FreeCostInput) => add({ params, body })
  const refusal = timesheet.actions.changeCosts

  async function remove(cost: FreeCost): Promise<void> {
    await removeCost({ params, body: { id: cost.id } })
    showUndo(words.removed(cost.description), () => void addCost(freeCostFormOf(cost) as FreeCostInput).catch(() => {}))
  }
  return (
    <Panel
      title={texts.invoicing.freeCosts}
      aside={
        <AddButton refusal={refusal} isOpen={open === 'new'} onClick={() => toggle('new')}>
          {words.add}
        </AddButton>
      }
    >
      {open === 'new' && (
        <FreeCostEditor draftName={`new free cost ${contractId} ${yearMonth}`} onSave={addCost} onClose={close} />
      )}
      {freeCosts.length === 0 && open !== 'new' && <Hint>{words.none}</Hint>}
      {freeCosts.length > 0 && (
        <CostsTable
          costs={freeCosts}
          refusal={refusal}
          onEdit={({ id }) => toggle(id)}
          onRemove={remove}
          editorOf={(cost) =>
            open === cost.id && (
              <FreeCostEditor
                draftName={`free cost ${cost.id}`}
                cost={cost}
                onSave={(newFreeCost) => edit({ params, body: { oldFreeCost: cost, newFreeCost } })}
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
  readonly costs: readonly FreeCost[]
  readonly refusal: RefusalOf | null
  readonly onEdit: (cost: FreeCost) => void
  readonly onRemove: (cost: FreeCost) => Promise<void>
  readonly editorOf: (cost: FreeCost) => ReactNode
}

const CostsTable = ({ costs, refusal, onEdit, onRemove, editorOf }: TableProps) => (
  <PlainTable
    label={texts.invoicing.freeCosts}
    rows={costs}
    rowKey={({ id }) => id}
    csvName={texts.invoicing.freeCosts}
    columns={[
      { title: words.description, csv: (cost) => cost.description },
      {
        title: words.amount,
        align: 'right',
        cell: (cost) => `${formatNumber(cost.amount)} ${cost.units}`,
        csv: (cost) => cost.amount,
      },
      {
        title: words.cost,
        align: 'right',
        spare: true,
        cell: (cost) => formatEuroNumber(cost.cost),
        csv: (cost) => cost.cost,
      },
      { title: words.total, align: 'right', cell: (cost) => formatEuroNumber(cost.total), csv: (cost) => cost.total },
      {
        title: words.actions,
        align: 'right',
        cell: (cost) => (
          <RowButtons>
            <IconAction
              label={words.editOf(cost.description)}
              icon={IconPencil}
              refusal={refusal}
              onClick={() => onEdit(cost)}
            />
            <IconAction
              label={words.removeOf(cost.description)}
              icon={IconTrash}
              danger
              refusal={refusal}
              onClick={() => onRemove(cost)}
            />
          </RowButtons>
        ),
      },
    ]}
    below={editorOf}
  />
)

type FreeCostEditorProps = {
  /** The name under which the browser keeps the typed values when the session ends. */
  readonly draftName: string
  /** The free cost (a cost line that HR types) that HR edits; undefined for a new free cost. */
  readonly cost?: FreeCost
  readonly onSave: (input: FreeCostInput) => Promise<unknown>
  readonly onClose: () => void
}

function FreeCostEditor({ draftName, cost, onSave, onClose }: FreeCostEditorProps) {
  const form = useForm<FreeCostForm>({
    initialValues: cost === undefined ? EMPTY_COST : freeCostFormOf(cost),
    validate: schemaResolver(MonthCost),
  })
  async function save(values: FreeCostForm): Promise<void> {
    // The schema has already checked the form, so every field has a value.
    await onSave(values)
    onClose()
  }
  return (
    <InlineEditor>
      <Form form={form} draft={{ name: draftName }} onSubmit={save} fieldOf={FIELD_OF_ERROR}>
        <FreeCostFields form={form} autoFocus />
        <FormButtons onCancel={onClose} busy={form.submitting}>
          {texts.invoicing.freeCost.save}
        </FormButtons>
      </Form>
    </InlineEditor>
  )
}

/** The path of each error about the new free cost in the request, with the form field that shows the error. */
const FIELD_OF_ERROR = {
  'newFreeCost.description': 'description',
  'newFreeCost.amount': 'amount',
  'newFreeCost.units': 'units',
  'newFreeCost.cost': 'cost',
} as const
