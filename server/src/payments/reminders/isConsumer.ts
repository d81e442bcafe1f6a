import type { LetterFacts } from './reminderStore.ts'

/**
 * Whether the law protects the customer as a consumer: the customer is marked as a private person, or its VAT field
 * contains no number, such as 'particulier' (rule payments-19). When in doubt, a customer counts as a consumer.
 */
export const isConsumer = (facts: Pick<LetterFacts, 'billing'> | undefined): boolean =>
  facts === undefined || facts.billing.privatePerson === true || !/\d/.test(facts.billing.vat)
