type Facts = { readonly isWithdrawn: boolean; readonly filled: number }

export type NeedEditRefusal =
  | { readonly code: 'need_withdrawn' }
  | { readonly code: 'need_has_shifts'; readonly filled: number }

/** The reason why HR cannot change the number of people of an open shift to this number (rule needs-5). */
export function refusalToEditNeed({ isWithdrawn, filled }: Facts, places: number): NeedEditRefusal | null {
  return refusalToWithdrawNeed({ isWithdrawn }) ?? (places < filled ? { code: 'need_has_shifts', filled } : null)
}

/** The reason why HR cannot withdraw an open shift (rule needs-5). */
export const refusalToWithdrawNeed = ({
  isWithdrawn,
}: Pick<Facts, 'isWithdrawn'>): { readonly code: 'need_withdrawn' } | null =>
  isWithdrawn ? { code: 'need_withdrawn' } : null
