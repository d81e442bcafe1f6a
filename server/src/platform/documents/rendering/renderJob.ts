export type Logo = { readonly id: number; readonly content: Uint8Array }

/**
 * The request to the renderer's process: a document as JSON, the time at which the document is made, and the logos that
 * the document names.
 */
export type RenderJob = {
  readonly document: string
  readonly createdAt: number
  readonly logos: readonly Logo[]
  /**
   * True when the document must fail if its logo cannot be drawn, as in the test of a new logo. When false, the
   * document is made without the logo.
   */
  readonly logoRequired: boolean
}

export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly fault: string }
