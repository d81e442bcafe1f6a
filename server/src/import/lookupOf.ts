import { sentenceOf } from '@uurwerk/contract/problems'
import { customerKey } from './customerKey.ts'
import type { Lookup } from './readRow.ts'

type Known = {
  readonly people: ReadonlyMap<string, number>
  readonly customers: ReadonlyMap<string, number>
}

/** People by their e-mail addresses, customers by their names. */
export const lookupOf =
  ({ people, customers }: Known): Lookup =>
  ({ refersTo }, text) => {
    const ofPerson = refersTo === 'person'
    const id = ofPerson ? people.get(text.toLowerCase()) : customers.get(customerKey(text))
    if (id !== undefined) return { value: id }
    return { message: sentenceOf({ code: ofPerson ? 'import_person_unknown' : 'import_customer_unknown' }) }
  }
