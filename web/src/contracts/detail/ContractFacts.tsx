import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { Facts } from '../../ui/page/Facts.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Contract } from '../queries.ts'
import { writtenPeriod } from '../writtenPeriod.ts'

const words = texts.contracts.detail

/** The person, the customer and the period of a contract. */
export const ContractFacts = ({ contract }: { readonly contract: Contract }) => (
  <Panel title={words.facts}>
    <Facts
      facts={[
        { label: words.user, value: <Link to={paths.adminUser({ user: contract.userId })}>{contract.username}</Link> },
        {
          label: words.customer,
          value: <Link to={paths.adminCustomer({ customer: contract.customerId })}>{contract.customerName}</Link>,
        },
        { label: words.period, value: writtenPeriod(contract.datePeriod) },
        { label: words.reference, value: contract.reference === '' ? words.noReference : contract.reference },
      ]}
    />
  </Panel>
)
