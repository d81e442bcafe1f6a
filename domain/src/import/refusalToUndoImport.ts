type UndoImportFacts = {
  readonly kind: string
  readonly undone: boolean
  /** False for an import by an older release, which did not store the records that it made. */
  readonly hasRecords: boolean
}

/**
 * Refuses an import that is undone, and an old import of balances. Use by other records is not checked (rule
 * import-44).
 */
export function refusalToUndoImport({ kind, undone, hasRecords }: UndoImportFacts) {
  if (undone) return { code: 'import_undone' } as const
  return kind === 'balances' && !hasRecords ? ({ code: 'import_not_undoable' } as const) : null
}
