import type { LetterFacts } from './reminderStore.ts'

/**
 * True for a private person, and for a customer whose VAT field contains no number, for example 'particulier' (rule
 * payments-19). A customer about whom nothing is known counts as a consumer.
 */
export const isConsumer = (facts: Pick<LetterFacts, 'billing'> | undefined): boolean =>
  facts === undefined || facts.billing.privatePerson === true || !/\d/.test(facts.billing.vat)
