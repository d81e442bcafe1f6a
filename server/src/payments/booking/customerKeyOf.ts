import { sql, type RawBuilder } from 'kysely'

/**
 * SQL of the key of the customer of invoice `i` or `k`. One reminder contains all invoices with the same key, and a
 * credit can pay another invoice with the same key. A buyer without a customer record has a key of name and number, or
 * of name and address, because two private persons can have the same name (rule invoicing-101).
 */
export const customerKeyOf = (invoice: 'i' | 'k'): RawBuilder<string> => {
  const billing = `${invoice}.customer_billing`
  const number = `nullif(regexp_replace(${billing}->>'vat', '\\D', '', 'g'), '')`
  const address = `lower(concat_ws(' ', ${billing}->>'street', ${billing}->>'houseNumber', ${billing}->>'postalCode'))`
  const buyer = `concat_ws(' ', 'name', ${invoice}.customer_name, coalesce(${number}, ${address}))`
  return sql.raw(`coalesce(${invoice}.customer_id::text, ${buyer})`)
}
