import { MOST_COPIED_TO } from '@uurwerk/contract/customers/copyToCustomers'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'
import { CheckboxList } from '../../ui/form/fields/choices/CheckboxList.tsx'
import { SwitchField } from '../../ui/form/fields/SwitchField.tsx'
import { SearchField } from '../../ui/table/parts/SearchField.tsx'
import { searchRows } from '../../ui/table/searchRows.ts'
import { customersQuery, type Customer } from '../queries.ts'
import classes from './copy.module.css'
import { withShown } from '../../ui/form/fields/choices/withShown.ts'

export type CopyChoice = {
  readonly customers: ReadonlySet<number>
  readonly shiftTypes: boolean
  readonly bonusRates: boolean
}

type Props = {
  readonly customer: Customer
  readonly choice: CopyChoice
  readonly onChange: (choice: CopyChoice) => void
  readonly onNext: () => Promise<void>
  readonly onClose: () => void
}

export function CopyTargets({ customer, choice, onChange, onNext, onClose }: Props) {
  const words = texts.customers.copyToCustomers
  const { data } = useQuery(customersQuery)
  const [sought, setSought] = useState('')
  const all = (data?._embedded.customerOverviewDtoList ?? []).filter(({ id, active }) => active && id !== customer.id)
  const shown = searchRows(all, ({ name, abbreviation, city }) => `${name} ${abbreviation} ${city}`, sought)
  const shownIds = shown.map(({ id }) => id)
  const subdivisions = all.filter(({ parentId }) => parentId === customer.id).map(({ id }) => id)
  const choose = (customers: ReadonlySet<number>) => onChange({ ...choice, customers })
  return (
    <>
      <div className={classes.groups}>
        <SwitchField
          label={words.shiftTypes}
          description={words.shiftTypesHint}
          value={choice.shiftTypes}
          onChange={(shiftTypes) => onChange({ ...choice, shiftTypes })}
        />
        <SwitchField
          label={words.bonusRates}
          description={words.bonusRatesHint}
          value={choice.bonusRates}
          onChange={(bonusRates) => onChange({ ...choice, bonusRates })}
        />
      </div>
      <div className={classes.search}>
        <SearchField placeholder={words.search} initial="" onSearch={setSought} takesFocus={false} />
        {subdivisions.length > 0 && (
          <Button variant="subtle" size="xs" onClick={() => choose(new Set([...choice.customers, ...subdivisions]))}>
            {words.tickSubdivisions(subdivisions.length)}
          </Button>
        )}
      </div>
      <CheckboxList
        label={words.chosen(choice.customers.size)}
        choices={shown.map(({ id, name, parentCompany }) => ({
          value: id,
          label: name,
          ...(parentCompany === null ? {} : { description: words.subdivisionOf(parentCompany) }),
        }))}
        ticked={choice.customers}
        onChange={(next) => choose(withShown(choice.customers, shownIds, next))}
      />
      <DialogButtons onCancel={onClose}>
        <ActionButton variant="filled" reason={whyNot(choice)} onClick={onNext}>
          {words.next}
        </ActionButton>
      </DialogButtons>
    </>
  )
}

function whyNot({ customers, shiftTypes, bonusRates }: CopyChoice): string | null {
  const words = texts.customers.copyToCustomers
  if (!shiftTypes && !bonusRates) return words.chooseGroups
  if (customers.size === 0) return words.chooseCustomers
  return customers.size > MOST_COPIED_TO ? words.tooMany(MOST_COPIED_TO) : null
}
