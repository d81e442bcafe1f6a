import { customerLabelIn } from '../../contracts/month/customerLabel.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/NumberChoice.tsx'

type Props = {
  readonly contracts: readonly MonthContract[]
  readonly contractId: number | null
  readonly onChoose: (contractId: number | null) => void
}

/**
 * The choice of one contract of a person. It filters the table. It also decides the contract of the PDF and of a new
 * shift.
 */
export const ContractChoice = ({ contracts, contractId, onChoose }: Props) => (
  <NumberChoice
    aria-label={texts.personMonth.shownCustomer}
    placeholder={texts.personMonth.allCustomers}
    choices={contracts.map((contract) => ({ value: contract.id, label: customerLabelIn(contracts, contract) }))}
    value={contractId}
    onChange={onChoose}
  />
)
