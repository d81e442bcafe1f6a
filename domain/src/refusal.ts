/** Why an action is not allowed: a code of the problem catalogue, with the facts that the Dutch sentence of that code needs. */
export type Refusal<Code extends string = string> = { readonly code: Code }
