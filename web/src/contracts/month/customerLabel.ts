import * as texts from '../../texts/texts.ts'

type OneContract = { readonly id: number; readonly customerName: string }

/** The label has the number of the contract when two contracts have the same customer (rule contracts-38). */
export const customerLabel = (contract: OneContract, isOneOfSeveral: boolean): string =>
  isOneOfSeveral ? texts.customerLabel.oneOfSeveral(contract.customerName, contract.id) : contract.customerName

export const customerLabelIn = (contracts: readonly OneContract[], contract: OneContract): string =>
  customerLabel(
    contract,
    contracts.some(({ id, customerName }) => id !== contract.id && customerName === contract.customerName),
  )
