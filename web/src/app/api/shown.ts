/**
 * `pending`: the server has not confirmed the change, so the user cannot edit the record. `waits`: the change waits in
 * the browser. `kindless`: a kept absence, whose kind (such as vacation) is not known.
 */
export type Shown<T> = T & { readonly pending?: true; readonly waits?: true; readonly kindless?: true }

/** A change without an answer of the server. `waits`: the change waits in the browser. */
export type UnderWay<Change> = Change & { readonly waits?: boolean }

/** Copies the mark `waits` of a change to the record with which the screen shows the change. */
export const waitsLike = ({ waits }: { readonly waits?: boolean }): { readonly waits?: true } =>
  waits === true ? { waits } : {}
