type Facts = { readonly isWithdrawn: boolean; readonly filled: number }

export type NeedEditRefusal =
  | { readonly code: 'need_withdrawn' }
  | { readonly code: 'need_has_shifts'; readonly filled: number }

/** The reason why an open shift cannot get this number of places (rule needs-5). */
export function refusalToEditNeed({ isWithdrawn, filled }: Facts, places: number): NeedEditRefusal | null {
  if (isWithdrawn) return { code: 'need_withdrawn' }
  return places < filled ? { code: 'need_has_shifts', filled } : null
}
