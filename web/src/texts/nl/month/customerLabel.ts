/**
 * These texts are in a separate group, so that a page that names a contract does not load all texts about contracts.
 */
export const customerLabel = {
  oneOfSeveral: (customer: string, id: number) => `${customer} (contract ${id})`,
}
