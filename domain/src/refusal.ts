/** Why something may not be done: a code from the problem catalogue, and the facts that its sentence needs. */
export type Refusal<Code extends string = string> = { readonly code: Code }
