import { FIELD_GROUPS, type FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import * as texts from '../../texts/texts.ts'
import { CheckboxList } from '../../ui/form/fields/choices/CheckboxList.tsx'
import type { Customer } from '../queries.ts'
import { formatGroup } from './formatGroup.ts'

type Props = {
  /** The parent company. Below each checkbox, the form shows the values of the parent company for that group of fields. */
  readonly parent: Customer
  readonly ticked: ReadonlySet<FieldGroup>
  readonly onChange: (ticked: ReadonlySet<FieldGroup>) => void
}

export const FieldGroupTicks = ({ parent, ticked, onChange }: Props) => (
  <CheckboxList
    label={texts.customers.fieldGroupsTitle}
    choices={FIELD_GROUPS.map((group) => ({
      value: group,
      label: texts.customers.fieldGroups[group],
      description: formatGroup(parent, group),
    }))}
    ticked={ticked}
    onChange={onChange}
  />
)
