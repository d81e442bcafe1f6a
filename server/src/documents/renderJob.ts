export type Logo = { readonly id: number; readonly content: Uint8Array }

/** What goes to the renderer's process: a printed document as JSON, the moment it bears, and the logos it names. */
export type RenderJob = {
  readonly document: string
  readonly createdAt: number
  readonly logos: readonly Logo[]
  /** A document with a logo that cannot be drawn is made without it, unless it is there for its logo alone. */
  readonly logoRequired: boolean
}

export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly fault: string }
