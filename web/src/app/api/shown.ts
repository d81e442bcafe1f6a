/**
 * A record that the screen shows although the browser does not know all of it. `pending`: the server has not confirmed
 * the change yet, so the user cannot edit the record. `waits`: the change waits in the browser to be sent. `kindless`: an absence from a kept answer, whose kind is not kept.
 */
export type Shown<T> = T & { readonly pending?: true; readonly waits?: true; readonly kindless?: true }

/** A change that has no answer of the server yet. `waits`: the change waits in the browser to be sent. */
export type UnderWay<Change> = Change & { readonly waits?: boolean }

/** The mark of a record that a waiting change makes. */
export const waitsLike = ({ waits }: { readonly waits?: boolean }): { readonly waits?: true } =>
  waits === true ? { waits } : {}
