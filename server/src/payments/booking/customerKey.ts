import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of the customer of invoice `i` or `k`: its invoices are reminded together, and its credit pays any of them. A
 * buyer that is no known customer is recognised by its name and its number. Without a number, such as a private person,
 * it is recognised by its name and its address, because two persons can have one name (rule invoicing-101).
 */
export const customerKeyOf = (invoice: 'i' | 'k'): RawBuilder<string> => {
  const billing = `${invoice}.customer_billing`
  const number = `nullif(regexp_replace(${billing}->>'vat', '\\D', '', 'g'), '')`
  const address = `lower(concat_ws(' ', ${billing}->>'street', ${billing}->>'houseNumber', ${billing}->>'postalCode'))`
  const buyer = `concat_ws(' ', 'name', ${invoice}.customer_name, coalesce(${number}, ${address}))`
  return sql.raw(`coalesce(${invoice}.customer_id::text, ${buyer})`)
}
