import * as texts from '../../../texts/texts.ts'
import { CheckboxList } from '../../../ui/form/fields/choices/CheckboxList.tsx'
import type { ContractChoice } from './choices.ts'
import { formatTotalHours } from '../../../ui/format/formatTotalHours.ts'
import { totalsOfRows } from '../../totalOf.ts'
import { withShown } from '../../../ui/form/fields/choices/withShown.ts'
import classes from '../batch.module.css'

type Props = {
  readonly choices: readonly ContractChoice[]
  readonly ticked: ReadonlySet<number>
  readonly onChange: (ticked: ReadonlySet<number>) => void
  readonly byCustomer: boolean
}

const words = texts.batches

export function ContractTicks({ choices, ticked, onChange, byCustomer }: Props) {
  const groups = byCustomer ? [...Map.groupBy(choices, ({ customer }) => customer)] : [['', choices] as const]
  return (
    <div className={classes.groups}>
      {groups.map(([customer, ofGroup]) => {
        const shown = ofGroup.map(({ value }) => value)
        return (
          <CheckboxList
            key={customer}
            label={labelOf(customer, ofGroup, ticked)}
            choices={ofGroup}
            ticked={ticked}
            onChange={(next) => onChange(withShown(ticked, shown, next))}
          />
        )
      })}
    </div>
  )
}

function labelOf(customer: string, choices: readonly ContractChoice[], ticked: ReadonlySet<number>): string {
  const chosen = choices.filter(({ value, reason }) => reason === null && ticked.has(value))
  const { length } = chosen
  const count =
    customer === '' ? words.chosen(length, choices.length) : words.chosenOf(customer, length, choices.length)
  const priced = chosen.flatMap(({ amount }) => amount ?? [])
  const euros = priced.length === 0 ? null : totalsOfRows(priced).excluded
  return length === 0 ? count : words.withFigures(count, words.hours(formatTotalHours(chosen), euros))
}
