type Named = { readonly name: string }

const keyOf = ({ name }: Named): string => name.trim().toLowerCase()

/**
 * The shift types that a customer gets from another customer. When the customer already has a shift type with the same
 * name, the customer keeps that shift type (rule customers-49).
 */
export function shiftTypesToCopy<Type extends Named>(
  types: readonly Type[],
  stored: readonly Named[],
): { readonly added: readonly Type[]; readonly kept: readonly Type[] } {
  const names = new Set(stored.map(keyOf))
  return {
    added: types.filter((type) => !names.has(keyOf(type))),
    kept: types.filter((type) => names.has(keyOf(type))),
  }
}
