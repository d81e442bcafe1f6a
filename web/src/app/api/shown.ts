/**
 * A record that the screen shows although the browser does not know all of it. `pending`: the server has not confirmed
 * the change yet, so the user cannot edit the record. `kindless`: an absence from a kept answer, whose kind is not kept.
 */
export type Shown<T> = T & { readonly pending?: true; readonly kindless?: true }
