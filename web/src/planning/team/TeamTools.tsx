import { NativeSelect, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { SearchField } from '../../ui/table/parts/SearchField.tsx'
import classes from './team.module.css'
import { ROWS, type TeamFilter } from './useTeamFilter.ts'
import { SORTS } from './fresh/useTeamWarnings.ts'
import type { useTeamReasons } from './fresh/useTeamReasons.ts'

const words = texts.teamPlanning

type Props = {
  readonly filter: TeamFilter
  readonly customers: readonly { readonly id: number; readonly name: string }[]
  /** The qualifications that people hold in the period. */
  readonly qualifications: readonly { readonly id: number; readonly name: string }[]
  readonly reasons: Pick<ReturnType<typeof useTeamReasons>, 'isOn' | 'show'>
  /** The number of people in words; null while the team is loading. */
  readonly count: string | null
  /** The buttons that print and export the planning. */
  readonly children?: ReactNode
}

/** The search field, the choices of a customer and of a qualification, and the number of people that match. */
export const TeamTools = ({ filter, customers, qualifications, reasons, count, children }: Props) => (
  <div className={classes.tools}>
    <SearchField
      key={filter.timesCleared}
      placeholder={words.search}
      initial={filter.timesCleared > 0 ? '' : filter.search}
      onSearch={(text) => filter.set('q', text)}
      takesFocus={filter.timesCleared > 0}
    />
    <Segments
      label={words.rowsBy}
      choices={ROWS}
      nameOf={(choice) => words.rowChoices[choice]}
      value={filter.rowsBy}
      onChange={filter.showRows}
    />
    <NativeSelect
      aria-label={words.customer}
      data={[
        { value: '', label: words.allCustomers },
        ...customers.map((customer) => ({ value: String(customer.id), label: customer.name })),
      ]}
      value={filter.customerId === null ? '' : String(filter.customerId)}
      onChange={({ currentTarget }) => filter.set('customer', currentTarget.value)}
    />
    {qualifications.length > 0 && (
      <NativeSelect
        aria-label={words.qualification}
        data={[
          { value: '', label: words.allQualifications },
          ...qualifications.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filter.qualificationId === null ? '' : String(filter.qualificationId)}
        onChange={({ currentTarget }) => filter.set('qualification', currentTarget.value)}
      />
    )}
    <NativeSelect
      aria-label={words.sort}
      data={SORTS.map((choice) => ({ value: choice, label: words.sorts[choice] }))}
      value={filter.sort}
      onChange={({ currentTarget }) => filter.sortBy(SORTS.find((choice) => choice === currentTarget.value) ?? 'name')}
    />
    <Switch
      label={words.onlyWarned}
      checked={filter.onlyWarned}
      onChange={({ currentTarget }) => filter.showOnlyWarned(currentTarget.checked)}
    />
    <Switch
      label={words.showReasons}
      checked={reasons.isOn}
      onChange={({ currentTarget }) => reasons.show(currentTarget.checked)}
    />
    <span className={classes.count} aria-live="polite">
      {count}
    </span>
    {children}
  </div>
)
