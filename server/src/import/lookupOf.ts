import { sentenceOf } from '@uurwerk/contract/problems'
import { customerKey } from './customers/customerKey.ts'
import type { Lookup } from './table/readRow.ts'

type Known = {
  readonly people: ReadonlyMap<string, number>
  readonly customers: ReadonlyMap<string, number>
}

/**
 * Finds the record that the text of a cell names: a person by e-mail address, or a customer by name (rule import-49).
 */
export const lookupOf =
  ({ people, customers }: Known): Lookup =>
  ({ refersTo }, text) => {
    const ofPerson = refersTo === 'person'
    const id = ofPerson ? people.get(text.toLowerCase()) : customers.get(customerKey(text))
    if (id !== undefined) return { value: id }
    return { message: sentenceOf({ code: ofPerson ? 'import_person_unknown' : 'import_customer_unknown' }) }
  }
