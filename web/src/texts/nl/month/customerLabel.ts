/** A separate group of texts. A page that shows the name of a contract then does not load all texts about contracts. */
export const customerLabel = {
  oneOfSeveral: (customer: string, id: number) => `${customer} (contract ${id})`,
}
