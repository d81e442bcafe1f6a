/** The identity of a person, as the provider has proven it. */
export type ProvenIdentity = { readonly subject: string; readonly email: string; readonly emailVerified: boolean }
