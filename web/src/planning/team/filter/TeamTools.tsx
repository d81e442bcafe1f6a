import { NativeSelect } from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import * as texts from '../../../texts/texts.ts'
import { NumberChoice } from '../../../ui/form/fields/choices/NumberChoice.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { Segments } from '../../../ui/switchers/Segments.tsx'
import { SearchField } from '../../../ui/table/parts/SearchField.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { useKeys } from '../../../ui/useKeys.ts'
import classes from '../team.module.css'
import type { TeamCustomer } from './customerTree.ts'
import { CustomerChoice } from './CustomerChoice.tsx'
import { FilterButton } from './FilterButton.tsx'
import type { NamedEmployer } from './FilterFields.tsx'
import { ROWS, type TeamFilter } from './useTeamFilter.ts'
import { SORTS } from '../fresh/useTeamWarnings.ts'
import type { useTeamReasons } from '../fresh/useTeamReasons.ts'

const words = texts.teamPlanning

type Props = {
  readonly filter: TeamFilter
  readonly customers: readonly TeamCustomer[]
  readonly employers: readonly NamedEmployer[]
  readonly typeNames: readonly string[]
  readonly qualifications: readonly { readonly id: number; readonly name: string }[]
  readonly reasons: Pick<ReturnType<typeof useTeamReasons>, 'isOn' | 'show'>
  /** The number of people in words; null while the team is loading. */
  readonly count: string | null
  readonly children?: ReactNode
}

export function TeamTools({ filter, customers, qualifications, count, children, ...others }: Props) {
  const { employers, typeNames, reasons } = others
  const tools = useRef<HTMLDivElement>(null)
  useKeys({ '/': () => tools.current?.querySelector<HTMLElement>('[type="search"]')?.focus() })
  const isPhone = useIsPhone()
  const which = <WhichRows key="which" {...{ filter, customers, qualifications }} />
  const more = <OrderAndMarks key="more" {...{ filter, reasons }} />
  return (
    <div className={classes.tools} ref={tools}>
      <SearchField
        key={filter.timesCleared}
        placeholder={words.search}
        initial={filter.timesCleared > 0 ? '' : filter.search}
        onSearch={(text) => filter.set('q', text)}
        takesFocus={filter.timesCleared > 0}
      />
      {!isPhone && which}
      <FilterButton {...{ filter, employers, typeNames }}>{isPhone && [which, more]}</FilterButton>
      {!isPhone && more}
      <span className={classes.count} aria-live="polite">
        {count}
      </span>
      {children}
    </div>
  )
}

/** On a phone, these choices are in the dialog with the filters. */
const OrderAndMarks = ({ filter, reasons }: Pick<Props, 'filter' | 'reasons'>) => (
  <>
    <NativeSelect
      aria-label={words.sort}
      data={SORTS.map((choice) => ({ value: choice, label: words.sorts[choice] }))}
      value={filter.sort}
      onChange={({ currentTarget }) => filter.sortBy(SORTS.find((choice) => choice === currentTarget.value) ?? 'name')}
    />
    <SwitchField label={words.onlyWarned} value={filter.onlyWarned} onChange={filter.toggleOnlyWarned} />
    <SwitchField label={words.showReasons} value={reasons.isOn} onChange={reasons.show} />
  </>
)

const WhichRows = ({ filter, customers, qualifications }: Pick<Props, 'filter' | 'customers' | 'qualifications'>) => (
  <>
    <Segments
      label={words.rowsBy}
      choices={ROWS}
      nameOf={(choice) => words.rowChoices[choice]}
      value={filter.rowsBy}
      onChange={filter.showRows}
    />
    <CustomerChoice
      customers={customers}
      value={filter.customerId}
      onChange={(customerId) => filter.set('customer', customerId)}
    />
    {qualifications.length > 0 && (
      <NumberChoice
        aria-label={words.qualification}
        placeholder={words.allQualifications}
        choices={qualifications.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.qualificationId}
        onChange={(id) => filter.set('qualification', String(id ?? ''))}
      />
    )}
  </>
)
