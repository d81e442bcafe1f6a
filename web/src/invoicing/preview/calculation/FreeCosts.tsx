import type { RefusalOf } from '@uurwerk/contract/problems'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { IconAction } from '../../../ui/buttons/IconAction.tsx'
import { Panel } from '../../../ui/page/Panel.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { writtenNumber } from '../../../ui/written/writtenNumber.ts'
import { RowButtons } from '../../../ui/table/parts/RowButtons.tsx'
import { Hint } from '../../../ui/page/Hint.tsx'
import { useOpenEditor } from '../../../ui/form/useOpenEditor.ts'
import { freeCostFormOf } from '../../freeCostForm.ts'
import type { FreeCostInput } from '../../freeCostForm.ts'
import type { FreeCost } from '../../queries.ts'
import type { BilledTimesheet } from '../billedTimesheet.ts'
import { FreeCostEditor } from './FreeCostEditor.tsx'
import type { PreviewSteps } from '../usePreviewSteps.ts'
import { AddButton } from '../../../ui/buttons/AddButton.tsx'

const words = texts.invoicing.freeCost

type Props = { readonly timesheet: BilledTimesheet; readonly steps: PreviewSteps }

/** The list of the free costs that the invoice contains in addition to the hours. */
export function FreeCosts({ timesheet, steps }: Props) {
  const { open, toggle, close } = useOpenEditor<FreeCost['id'] | 'new'>()
  const { contractId, yearMonth, freeCosts } = timesheet
  const refusal = timesheet.actions.changeCosts

  async function remove(cost: FreeCost): Promise<void> {
    await steps.removeCost(cost)
    showUndo(
      words.removed(cost.description),
      () => void steps.addCost(freeCostFormOf(cost) as FreeCostInput).catch(() => {}),
    )
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
        <FreeCostEditor draftName={`new free cost ${contractId} ${yearMonth}`} onSave={steps.addCost} onClose={close} />
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
                onSave={(input) => steps.editCost(cost, input)}
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
      { title: words.description, cell: (cost) => cost.description, csv: (cost) => cost.description },
      {
        title: words.amount,
        align: 'right',
        cell: (cost) => `${writtenNumber(cost.amount)} ${cost.units}`,
        csv: (cost) => cost.amount,
      },
      {
        title: words.cost,
        align: 'right',
        spare: true,
        cell: (cost) => writtenEuros(cost.cost),
        csv: (cost) => cost.cost,
      },
      { title: words.total, align: 'right', cell: (cost) => writtenEuros(cost.total), csv: (cost) => cost.total },
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
