import type { TeamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import * as texts from '../../texts/texts.ts'
import { SearchedChoice } from '../../ui/form/fields/choices/SearchedChoice.tsx'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import classes from './absenceOverview.module.css'
import type { AbsenceFilter } from './teamRows.ts'
import { AUTHORS, type ChangeFilter } from './useAbsenceFilter.ts'

const words = texts.absenceOverview

const choicesOf = (named: readonly { readonly id: number; readonly name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }))

type Props = {
  readonly team: TeamAbsences | undefined
  readonly filter: AbsenceFilter
  readonly onChange: ChangeFilter
  /** True for the calendar, false for the list. The calendar can also show people who are not absent. */
  readonly isCalendar: boolean
}

export const AbsenceTools = ({ team, filter, onChange, isCalendar }: Props) => (
  <>
    <SearchedChoice
      className={classes.choice}
      aria-label={words.customer}
      placeholder={words.allCustomers}
      clearable
      choices={choicesOf(team?.customers ?? [])}
      value={filter.customerId}
      onChange={(customerId) => onChange({ customerId })}
    />
    {team?.employers.length !== 0 && (
      <NumberChoice
        className={classes.choice}
        aria-label={words.employer}
        placeholder={words.allEmployers}
        choices={choicesOf(team?.employers ?? [])}
        value={filter.employerId}
        onChange={(employerId) => onChange({ employerId })}
      />
    )}
    <Segments
      label={words.filter}
      choices={AUTHORS}
      nameOf={(choice) => words.filters[choice]}
      value={filter.by}
      onChange={(by) => onChange({ by })}
    />
    {isCalendar && (
      <>
        <SwitchField
          label={words.perCustomer}
          value={filter.perCustomer}
          onChange={() => onChange(({ perCustomer }) => ({ perCustomer: !perCustomer }))}
        />
        <SwitchField
          label={words.everybody}
          value={filter.everybody}
          onChange={() => onChange(({ everybody }) => ({ everybody: !everybody }))}
        />
      </>
    )}
  </>
)
