export type Logo = { readonly id: number; readonly content: Uint8Array }

/** The request to the renderer's process: a document as JSON, its moment, and the logos that it names. */
export type RenderJob = {
  readonly document: string
  readonly createdAt: number
  readonly logos: readonly Logo[]
  /**
   * When true, the document fails if its logo cannot be drawn; this is used to test a logo. When false, the document is
   * then made without the logo.
   */
  readonly logoRequired: boolean
}

export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly fault: string }
