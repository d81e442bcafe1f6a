import { CLAIM_GRANTS, type ClaimGrants } from '@uurwerk/domain/customers/claimGrants'
import { NativeSelect } from '@mantine/core'
import * as texts from '../../texts/texts.ts'

const words = texts.needs

type Props = {
  /** How claims are granted: to the first employee, or by HR. Undefined when the choice of the customer applies. */
  readonly value?: ClaimGrants | undefined
  /**
   * How the customer grants claims. Null when this is not known, or when the open shift can be for several customers.
   */
  readonly ofCustomer: ClaimGrants | null
  readonly onChange: (value: ClaimGrants | undefined) => void
}

/**
 * The field for how the claims of an open shift are granted. The choice of the customer is the default (rule needs-18).
 */
export const GrantsField = ({ value, ofCustomer, onChange }: Props) => (
  <NativeSelect
    label={words.grants}
    data={[
      { value: '', label: ofCustomer === null ? words.grantsOfCustomer : words.grantsOfCustomerAre[ofCustomer] },
      ...CLAIM_GRANTS.map((choice) => ({ value: choice, label: words.grantChoices[choice] })),
    ]}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(CLAIM_GRANTS.find((choice) => choice === currentTarget.value))}
  />
)
