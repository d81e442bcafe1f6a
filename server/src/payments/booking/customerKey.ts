import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of the key of the customer of invoice `i` or `k`. The invoices with the same key are reminded together, and a
 * credit on one of them can pay another of them. The key of a buyer without a customer record is the name and the
 * number. Without a number, it is the name and the address, because two private persons can have the same name (rule
 * invoicing-101).
 */
export const customerKeyOf = (invoice: 'i' | 'k'): RawBuilder<string> => {
  const billing = `${invoice}.customer_billing`
  const number = `nullif(regexp_replace(${billing}->>'vat', '\\D', '', 'g'), '')`
  const address = `lower(concat_ws(' ', ${billing}->>'street', ${billing}->>'houseNumber', ${billing}->>'postalCode'))`
  const buyer = `concat_ws(' ', 'name', ${invoice}.customer_name, coalesce(${number}, ${address}))`
  return sql.raw(`coalesce(${invoice}.customer_id::text, ${buyer})`)
}
