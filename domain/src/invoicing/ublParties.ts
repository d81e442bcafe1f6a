import { countryCode } from './countryCode.ts'
import { enterpriseNumberOf, statedVatNumber, vatNumberOf } from './isEnterpriseNumber.ts'
import type { UblParty } from './ubl.ts'

type Address = {
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

export type UblSeller = Address & {
  readonly name: string
  readonly legalForm: string
  readonly court: string
  readonly vatNumber: string
  readonly enterpriseNumber: string
  readonly email: string
  readonly phone: string
}

export type UblBuyer = Address & {
  readonly organisationName: string
  readonly addressee: string
  readonly vatNumber: string
}

/** A seller without a VAT number has the tax scheme TAX with its enterprise number (rule ubl-11). */
export function ublSeller(company: UblSeller): UblParty {
  const number = enterpriseNumberOf(company.enterpriseNumber) ?? numberOf(company.vatNumber)
  const vat = vatNumberOf(company.vatNumber)
  return {
    name: words(company.name, company.legalForm),
    enterpriseNumber: number,
    tax: vat === null ? { scheme: 'TAX', number } : { scheme: 'VAT', number: vat },
    ...addressOf(company),
    legalForm: words(company.legalForm, company.court === '' ? '' : `RPR ${company.court}`),
    contact: { name: '', phone: company.phone, email: company.email },
  }
}

export function ublBuyer(customer: UblBuyer): UblParty {
  const number = numberOf(customer.vatNumber)
  const vat = statedVatNumber(customer.vatNumber)
  return {
    name: customer.organisationName,
    enterpriseNumber: number,
    tax: vat === null ? null : { scheme: 'VAT', number: vat },
    ...addressOf(customer),
    legalForm: '',
    contact: { name: customer.addressee, phone: '', email: '' },
  }
}

const addressOf = ({ street, houseNumber, postalCode, city, country }: Address) => ({
  street: words(street, houseNumber),
  postalCode,
  city,
  country: countryCode(country),
})

function numberOf(text: string): string {
  const number = enterpriseNumberOf(text)
  if (number === null) throw new RangeError('a UBL needs the enterprise number of the buyer and the seller')
  return number
}

const words = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' ')
