import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconFirstAidKit, IconLock } from '../../ui/icons.ts'
import { MonthHours } from '../MonthHours.tsx'
import { NewShiftForm } from '../shifts/NewShiftForm.tsx'
import { timesheetRows } from '../shifts/timesheetRows.ts'
import { TimesheetTable } from '../shifts/TimesheetTable.tsx'
import { Columns } from '../../ui/page/Columns.tsx'
import { contractsThatTakeShifts, refusalOfSickness, type Adding } from './additions.ts'
import { ContractStates } from './ContractStates.tsx'
import { NewAbsenceForm } from './leave/NewAbsenceForm.tsx'
import type { Load, PersonMonth } from './usePersonMonth.ts'
import { usePersonAbsences } from './leave/usePersonAbsences.ts'
import { usePersonShifts } from './usePersonShifts.tsx'
import { sentenceOf } from '@uurwerk/contract/problems'
import { Alert } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { useCallback, useDeferredValue } from 'react'
import type { MonthContract } from '../../contracts/queries.ts'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { withValues } from '../../ui/address/withValues.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { customerLabelIn } from '../../contracts/month/customerLabel.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'

type Props = {
  readonly userId: number
  readonly yearMonth: YearMonth
  readonly month: PersonMonth | undefined
  readonly load: Load
  readonly adding: Adding | null
  readonly onAdded: () => void
}

export function PersonMonthBody({ userId, yearMonth, month, load, adding, onAdded }: Props) {
  const shifts = usePersonShifts(yearMonth)
  const absences = usePersonAbsences(userId, yearMonth)
  const [contractId, choose] = useContractChoice(month?.contracts ?? [])
  const all = month?.timesheets.flatMap(({ workedShiftDtos }) => workedShiftDtos) ?? []
  const rows = month && timesheetRows(all, month.absences.absenceDtos)
  // On a phone, the side column is below the table. It waits for the rows of the table, which render a moment later.
  const hasRows = useDeferredValue(rows !== undefined)

  const timesheetOf = (id: number) => month?.timesheets.find(({ contractId: of }) => of === id)
  const factsOf = (id: number) => timesheetOf(id)?.facts

  return (
    <Columns
      side={
        month &&
        rows &&
        hasRows && (
          <>
            <MonthHours yearMonth={yearMonth} absences={month.absences} rows={rows} employee={month.person.employee} />
            <ContractStates month={month} />
          </>
        )
      }
    >
      {month && <MonthNotices month={month} />}
      {shifts.question}
      {month && adding === 'shift' && (
        <NewShiftForm
          draftName={`new shift ${userId} ${yearMonth}`}
          actingAs="hr"
          yearMonth={yearMonth}
          contracts={contractsThatTakeShifts(month)}
          contractId={contractId}
          shifts={shifts}
          factsOf={factsOf}
          onDone={onAdded}
        />
      )}
      {month && adding === 'absence' && <NewAbsenceForm month={month} onBook={absences.book} onDone={onAdded} />}
      <TimesheetTable
        actingAs="hr"
        yearMonth={yearMonth}
        rows={rows}
        load={load}
        shifts={shifts}
        onRemoveAbsence={absences.remove}
        factsOf={factsOf}
        correctOf={(id) => timesheetOf(id)?.actions.correct}
        contractId={contractId}
        tools={
          month !== undefined && month.contracts.length > 1 ? (
            <ContractChoice contracts={month.contracts} contractId={contractId} onChoose={choose} />
          ) : undefined
        }
      />
    </Columns>
  )
}

/**
 * The messages that say that the person has a prolonged sickness on all days, or that the month of a contract is
 * invoiced.
 */
function MonthNotices({ month }: { readonly month: PersonMonth }) {
  const sick = refusalOfSickness(month)
  return (
    <>
      {sick !== null && (
        <Alert color="orange" icon={<IconFirstAidKit size={16} stroke={1.75} aria-hidden />}>
          {sentenceOf(sick)}
        </Alert>
      )}
      {month.timesheets.map((timesheet) => {
        const { correct } = timesheet.actions
        return (
          correct !== null && (
            <Alert key={timesheet.contractId} color="blue" icon={<IconLock size={16} stroke={1.75} aria-hidden />}>
              {texts.personMonth.frozen(timesheet.customerName, sentenceOf(correct))}
            </Alert>
          )
        )
      })}
    </>
  )
}

/** The chosen contract in the URL; null when the URL contains no contract of this month. */
function useContractChoice(
  contracts: readonly MonthContract[],
): readonly [contractId: number | null, choose: (contractId: number | null) => void] {
  const [, setQuery] = useQueryInAddress()
  const chosenId = useIdInAddress('contract')

  const choose = useCallback(
    (contractId: number | null) =>
      setQuery((current) => withValues(current, { contract: String(contractId ?? '') }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  )
  return [contracts.some(({ id }) => id === chosenId) ? chosenId : null, choose]
}

type ContractChoiceProps = {
  readonly contracts: readonly MonthContract[]
  readonly contractId: number | null
  readonly onChoose: (contractId: number | null) => void
}

/** The choice filters the table, and decides for which contract HR downloads the PDF and adds a shift. */
const ContractChoice = ({ contracts, contractId, onChoose }: ContractChoiceProps) => (
  <NumberChoice
    aria-label={texts.personMonth.shownCustomer}
    placeholder={texts.personMonth.allCustomers}
    choices={contracts.map((contract) => ({ value: contract.id, label: customerLabelIn(contracts, contract) }))}
    value={contractId}
    onChange={onChoose}
  />
)
