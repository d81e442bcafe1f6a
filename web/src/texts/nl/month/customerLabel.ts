/** A separate group of texts, so that a page with the name of a contract does not load all texts about contracts. */
export const customerLabel = {
  oneOfSeveral: (customer: string, id: number) => `${customer} (contract ${id})`,
}
