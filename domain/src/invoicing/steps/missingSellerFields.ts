import { isIban } from '../numbers/isIban.ts'

export type Seller = {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly vatNumber: string
  readonly enterpriseNumber: string
  readonly iban: string
}

/**
 * The empty fields of our own company that an invoice needs. They are the data of the seller that the law requires
 * (Royal Decree no. 1, article 5), and the bank account (rule invoicing-26).
 */
export function missingSellerFields(seller: Seller): string[] {
  const { name, street, postalCode, city, vatNumber, enterpriseNumber, iban } = seller
  return [
    ...(isFilled(name) ? [] : ['naam']),
    ...([street, postalCode, city].every(isFilled) ? [] : ['adres']),
    ...([vatNumber, enterpriseNumber].some(isFilled) ? [] : ['btw- of ondernemingsnummer']),
    ...(isIban(iban) ? [] : ['IBAN']),
  ]
}

const isFilled = (text: string): boolean => text.trim() !== ''
