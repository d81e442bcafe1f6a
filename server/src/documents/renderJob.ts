/** What goes to the renderer's process: a printed document as JSON, and the moment it bears. */
export type RenderJob = { readonly document: string; readonly createdAt: number }

export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly fault: string }
