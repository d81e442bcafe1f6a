/** An account number in groups of four characters, as on a bank card. */
export const writtenIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
