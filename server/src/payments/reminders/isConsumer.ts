import type { LetterFacts } from './reminderStore.ts'

/**
 * True when the law protects the customer as a consumer. The customer is marked as a private person, or its VAT field
 * contains no number, such as 'particulier' (rule payments-19). When this is not sure, the customer counts as a
 * consumer.
 */
export const isConsumer = (facts: Pick<LetterFacts, 'billing'> | undefined): boolean =>
  facts === undefined || facts.billing.privatePerson === true || !/\d/.test(facts.billing.vat)
