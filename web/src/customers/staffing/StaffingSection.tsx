import {
  customerStaffing,
  removeStaffing,
  setClaimGrants,
  type StaffingLevelDto,
} from '@uurwerk/contract/customers/staffing'
import { CLAIM_GRANTS, type ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { formatPeriod } from '@uurwerk/domain/time/formatPeriod'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { useOpenEditor } from '../../ui/form/useOpenEditor.ts'
import { IconPencil, IconTrash } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { RowButtons } from '../../ui/table/parts/RowButtons.tsx'
import type { Customer } from '../queries.ts'
import classes from './staffing.module.css'
import { StaffingForm } from './StaffingForm.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { AddButton } from '../../ui/buttons/AddButton.tsx'
import { ParentChoice } from '../ParentChoice.tsx'

const words = texts.staffing

/** The people that each shift type needs, on each weekday and on public holidays (rule staffing-1). */
export function StaffingSection({ customer }: { readonly customer: Customer }) {
  const load = useQuery({
    ...queryOf(customerStaffing, { params: { id: customer.id } }),
    meta: { failure: words.failed },
  })
  const { data } = load
  const { open, toggle, close } = useOpenEditor<StaffingLevelDto['id'] | 'new'>()
  const levels = data?._embedded.staffingLevelDtoList ?? []
  const types = customer.shiftTypeDtos.filter(({ archived }) => !archived)
  const form = { customerId: customer.id, types, today: data?.today, onClose: close }
  return (
    <Panel
      title={words.title}
      aside={
        <AddButton
          reason={types.length === 0 ? words.noTypes : null}
          isOpen={open === 'new'}
          onClick={() => toggle('new')}
        >
          {words.add}
        </AddButton>
      }
    >
      {data !== undefined && <GrantsChoice customer={customer} grants={data.grants} effective={data.effectiveGrants} />}
      {open === 'new' && <StaffingForm {...form} level={null} />}
      <LoadState load={load} height={60} />
      {data !== undefined && levels.length === 0 && <Hint>{words.none}</Hint>}
      {levels.length > 0 && (
        <PlainTable
          label={words.title}
          rows={levels}
          rowKey={({ id }) => id}
          below={(level) => (open === level.id ? <StaffingForm {...form} level={level} /> : null)}
          columns={[
            { title: words.shift, cell: (level) => <Shift level={level} /> },
            { title: words.period, spare: true, cell: ({ period }) => formatPeriod(period) },
            ...words.weekdays.map((title, place) => ({
              title,
              align: 'right' as const,
              cell: ({ weekdays }: StaffingLevelDto) => weekdays[place],
            })),
            { title: words.onHolidays, align: 'right', cell: ({ onHolidays }) => onHolidays ?? words.asWeekday },
            {
              title: '',
              cell: (level) => <LevelActions customerId={customer.id} level={level} onEdit={() => toggle(level.id)} />,
            },
          ]}
        />
      )}
    </Panel>
  )
}

type Choice = {
  readonly customer: Customer
  readonly grants: ClaimGrants | null
  readonly effective: ClaimGrants
}

/**
 * The choice who gets an open shift: the first employee who asks for it, or an employee whom HR chooses (rule
 * needs-18).
 */
function GrantsChoice({ customer, grants, effective }: Choice) {
  const { mutateAsync: set } = useAction(setClaimGrants)
  return (
    <ParentChoice
      customer={customer}
      label={words.grants}
      choices={CLAIM_GRANTS}
      nameOf={(choice) => words.grantChoices[choice]}
      chosen={grants}
      effect={words.grantEffects[effective]}
      onChoose={(choice) => set({ params: { id: customer.id }, body: { grants: choice } })}
    />
  )
}

const Shift = ({ level: { shiftTypeName, qualification } }: { readonly level: StaffingLevelDto }) => (
  <>
    {shiftTypeName}
    {qualification !== null && <small className={classes.asks}>{words.asks(qualification.name)}</small>}
  </>
)

type ActionsProps = {
  readonly customerId: number
  readonly level: StaffingLevelDto
  readonly onEdit: () => void
}

function LevelActions({ customerId, level, onEdit }: ActionsProps) {
  const { mutateAsync: remove } = useAction(removeStaffing)
  return (
    <RowButtons>
      <ActionButton variant="subtle" aria-label={words.editOf(level.shiftTypeName)} icon={IconPencil} onClick={onEdit}>
        {words.edit}
      </ActionButton>
      <AskFirstButton
        label={words.remove}
        icon={IconTrash}
        variant="subtle"
        color="red"
        question={words.removeQuestion(level.shiftTypeName)}
        danger
        onConfirm={() => remove({ params: { id: customerId, levelId: level.id } })}
      >
        <p>{words.removeEffect}</p>
      </AskFirstButton>
    </RowButtons>
  )
}
