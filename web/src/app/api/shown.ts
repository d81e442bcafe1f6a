/** The screen already shows a change that the server has not confirmed yet, but the user cannot edit that change. */
export type Shown<T> = T & { readonly pending?: true }
