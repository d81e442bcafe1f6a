type Named = { readonly name: string }

const keyOf = ({ name }: Named): string => name.trim().toLowerCase()

/** A customer keeps its own shift type with the same name (rule customers-54). */
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
