/**
 * A record that the screen already shows although the server has not confirmed the change yet. The user cannot edit
 * such a record.
 */
export type Shown<T> = T & { readonly pending?: true }
