import { sql, type RawBuilder } from 'kysely'

/**
 * Returns the SQL of the key that identifies the customer of invoice `i` or `k`. One reminder contains all invoices
 * with the same key, and a credit on one invoice can pay another invoice with the same key. For a buyer without a
 * customer record, the key is the name and the number of the buyer. For a buyer without a number, the key is the name
 * and the address, because two private persons can have the same name (rule invoicing-101).
 */
export const customerKeyOf = (invoice: 'i' | 'k'): RawBuilder<string> => {
  const billing = `${invoice}.customer_billing`
  const number = `nullif(regexp_replace(${billing}->>'vat', '\\D', '', 'g'), '')`
  const address = `lower(concat_ws(' ', ${billing}->>'street', ${billing}->>'houseNumber', ${billing}->>'postalCode'))`
  const buyer = `concat_ws(' ', 'name', ${invoice}.customer_name, coalesce(${number}, ${address}))`
  return sql.raw(`coalesce(${invoice}.customer_id::text, ${buyer})`)
}
