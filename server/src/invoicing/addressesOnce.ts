/** Addresses as they were typed, each once: capitals make no other address. */
export const addressesOnce = (emails: readonly { readonly emailAddress: string }[]): string[] =>
  [
    ...new Map(emails.toReversed().map(({ emailAddress }) => [emailAddress.toLowerCase(), emailAddress])).values(),
  ].toReversed()
