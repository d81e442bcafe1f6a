import { Stack } from '@mantine/core'
import { Hint } from '../ui/page/Hint.tsx'
import { Segments } from '../ui/switchers/Segments.tsx'
import type { Customer } from './queries.ts'

type Props<Choice extends string> = {
  readonly customer: Customer
  readonly label: string
  /** All options except the choice of the parent, which only a customer with a parent has. The first is the default. */
  readonly choices: readonly [Choice, ...Choice[]]
  readonly nameOf: (choice: Choice | 'parent') => string
  /** The choice of the customer; null when it uses the choice of its parent or the default. */
  readonly chosen: Choice | null
  readonly effect: string
  readonly onChoose: (choice: Choice | null) => Promise<unknown>
}

/** A subdivision has one more option: to use the choice of its parent. */
export function ParentChoice<Choice extends string>(props: Props<Choice>) {
  const { customer, label, choices, nameOf, chosen, effect, onChoose } = props
  const hasParent = customer.parentCompanyId > 0
  return (
    <Stack gap="xs" align="start" mb="md">
      <Segments<Choice | 'parent'>
        label={label}
        choices={hasParent ? ['parent', ...choices] : choices}
        nameOf={nameOf}
        value={chosen ?? (hasParent ? 'parent' : choices[0])}
        onChange={(choice) => void onChoose(choice === 'parent' ? null : choice).catch(() => {})}
      />
      <Hint>{effect}</Hint>
    </Stack>
  )
}
