/** Addresses that differ only in capitals are the same address (rule mail-25). */
export const addressesOnce = (emails: readonly { readonly emailAddress: string }[]): string[] =>
  [
    ...new Map(emails.toReversed().map(({ emailAddress }) => [emailAddress.toLowerCase(), emailAddress])).values(),
  ].toReversed()
