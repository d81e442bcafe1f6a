const IBAN_FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BELGIAN_FORM = /^BE\d{14}$/

/** An account number without spaces and in capitals; null when the text is no IBAN. */
export function ibanOf(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!IBAN_FORM.test(iban) || remainderOf(iban) !== 1) return null
  return iban.startsWith('BE') && !isBelgianAccount(iban) ? null : iban
}

export const isIban = (text: string): boolean => ibanOf(text) !== null

/** The notation of an account number on documents: 'BE68 5390 0754 7034'. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** ISO 13616: the first four characters move to the end, and letters count from A = 10. */
const remainderOf = (iban: string): number =>
  [...`${iban.slice(4)}${iban.slice(0, 4)}`].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value < 10 ? 10 : 100) + value) % 97
  }, 0)

/** True for a Belgian account number whose last two digits are the check of the first ten digits. */
const isBelgianAccount = (iban: string): boolean =>
  BELGIAN_FORM.test(iban) && (Number(iban.slice(4, 14)) % 97 || 97) === Number(iban.slice(14))
