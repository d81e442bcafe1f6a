/** A change that the server has not yet confirmed is already shown, but the user cannot edit it. */
export type Shown<T> = T & { readonly pending?: true }
