/** Who somebody is, in the provider's words. */
export type ProvenIdentity = { readonly subject: string; readonly email: string; readonly emailVerified: boolean }
