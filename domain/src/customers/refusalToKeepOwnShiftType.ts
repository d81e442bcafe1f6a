const MOST_OWN_SHIFT_TYPES = 50

/**
 * The reason why a person cannot make another own shift type: the person has the maximum number. Archived shift types
 * do not count (rule customers-43).
 */
export const refusalToKeepOwnShiftType = ({ kept }: { readonly kept: number }) =>
  kept < MOST_OWN_SHIFT_TYPES ? null : ({ code: 'own_shift_types_full', most: MOST_OWN_SHIFT_TYPES } as const)
