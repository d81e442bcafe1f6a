import type { LetterFacts } from './reminderStore.ts'

/**
 * Whether the law protects the customer as a consumer: the customer is marked as a private person, or its VAT field
 * contains no number, such as 'particulier' (rule payments-19). When in doubt, a customer counts as a consumer.
 */
export const isConsumer = (facts: Pick<LetterFacts, 'vat' | 'privatePerson'> | undefined): boolean =>
  facts === undefined || facts.privatePerson || !/\d/.test(facts.vat)
