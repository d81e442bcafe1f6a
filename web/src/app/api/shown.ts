/**
 * A record that the screen shows, but of which the browser does not know everything. `pending`: the server has not
 * confirmed the change, so the user cannot edit the record. `waits`: the change waits in the browser. `kindless`: an
 * absence from a kept answer, which has no kind.
 */
export type Shown<T> = T & { readonly pending?: true; readonly waits?: true; readonly kindless?: true }

/** A change without an answer of the server. `waits`: the change waits in the browser. */
export type UnderWay<Change> = Change & { readonly waits?: boolean }

/** The mark of a record that is shown because of a waiting change. */
export const waitsLike = ({ waits }: { readonly waits?: boolean }): { readonly waits?: true } =>
  waits === true ? { waits } : {}
