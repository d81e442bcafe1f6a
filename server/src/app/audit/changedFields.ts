type Facts = Readonly<Record<string, unknown>>

/** Each field that changed, with two values: [before, after] (rule audit-2). */
export function changedFields(before: object | null, after: object | null): Record<string, [unknown, unknown]> {
  const [old, now]: [Facts, Facts] = [{ ...before }, { ...after }]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, [old[name] ?? null, now[name] ?? null]] as [string, [unknown, unknown]])
      .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is)),
  )
}
