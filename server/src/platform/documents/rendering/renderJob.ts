export type Logo = { readonly id: number; readonly content: Uint8Array }

/** A document as JSON, the time at which it is made, and the logos that it names. */
export type RenderJob = {
  readonly document: string
  readonly createdAt: number
  readonly logos: readonly Logo[]
  /** True when the document must fail if its logo cannot be drawn, as in the test of a new logo. */
  readonly logoRequired: boolean
}

export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly fault: string }
