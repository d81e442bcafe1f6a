/**
 * The tables and columns with data about a person that no section of the download contains, each with the reason (rules
 * people-70, audit-18).
 */
export const leftOut: Readonly<Record<string, string>> = {
  audit_entries: 'written in words by actSections',
  absence_changes_seen: 'how far HR has read the changes of absences: one number',
  sign_in_tickets: 'works once, within a minute, and only its hash is kept',
  idempotent_answers: 'copies of answers to their own requests, gone after a day',
  removed_records: 'copies of records that HR removed, gone after a day',
  undo_steps: 'copies of removed and unlocked records, gone after a day',
  orders: "the customer's rates: what it pays for a contract is between it and the company",
  free_costs: 'what a customer is billed beside the hours',
  batch_items: 'which months were billed together; the invoices themselves are listed',
}
