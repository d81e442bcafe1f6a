export type ProvenIdentity = { readonly subject: string; readonly email: string; readonly emailVerified: boolean }
