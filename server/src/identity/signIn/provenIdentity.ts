/** The identity of a person as the provider proves it. */
export type ProvenIdentity = { readonly subject: string; readonly email: string; readonly emailVerified: boolean }
