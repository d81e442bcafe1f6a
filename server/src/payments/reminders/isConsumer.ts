import type { LetterFacts } from './reminderStore.ts'

/**
 * A private person, or a customer without a number in the VAT field, such as 'particulier' (rule payments-19). When
 * this is not sure, the customer counts as a consumer.
 */
export const isConsumer = (facts: Pick<LetterFacts, 'billing'> | undefined): boolean =>
  facts === undefined || facts.billing.privatePerson === true || !/\d/.test(facts.billing.vat)
