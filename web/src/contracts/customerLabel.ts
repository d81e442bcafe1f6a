import { texts } from '../texts/texts.ts'

type OneContract = { readonly id: number; readonly customerName: string }

/**
 * The name of the customer; with the contract's number where it has to tell two contracts apart (rule contracts-38).
 */
export const customerLabel = (contract: OneContract, isOneOfSeveral: boolean): string =>
  isOneOfSeveral ? texts.contracts.oneOfSeveral(contract.customerName, contract.id) : contract.customerName

/** The same for a list of one person's contracts. */
export const customerLabelIn = (contracts: readonly OneContract[], contract: OneContract): string =>
  customerLabel(
    contract,
    contracts.some(({ id, customerName }) => id !== contract.id && customerName === contract.customerName),
  )
