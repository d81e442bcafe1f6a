type Address = {
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

const countryNames = new Intl.DisplayNames('nl-BE', { type: 'region', fallback: 'code' })

/** The lines of an address: street, postal code and city. The country is added when it is not Belgium. */
export const addressLines = (address: Address): string[] =>
  [
    words(address.street, address.houseNumber),
    words(address.postalCode, address.city),
    isBelgium(address.country) ? '' : countryName(address.country),
  ].filter((line) => line !== '')

export const words = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' ')

const isBelgium = (country: string): boolean => ['', 'BE', 'België', 'Belgie'].includes(country)

/** The Dutch names of country codes that are used only for VAT. Intl has no name for these codes. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([['XI', 'Noord-Ierland']])

const countryName = (country: string): string =>
  OTHER_NAMES.get(country) ?? (/^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country)
