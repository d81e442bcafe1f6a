export type Logo = { readonly id: number; readonly content: Uint8Array }

/** The request to the renderer's process: a document as JSON, its moment, and the logos that it names. */
export type RenderJob = {
  readonly document: string
  readonly createdAt: number
  readonly logos: readonly Logo[]
  /** False: a document whose logo cannot be drawn is made without the logo. True, for testing a logo: it fails. */
  readonly logoRequired: boolean
}

export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly fault: string }
