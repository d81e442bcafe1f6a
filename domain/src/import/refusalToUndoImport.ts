type UndoImportFacts = {
  readonly kind: string
  readonly undone: boolean
  /** False for an import by an older release, which did not store the records that it made. */
  readonly hasRecords: boolean
}

/**
 * Refuses to undo an import that is already undone, and an import of balances by an older release. This function does
 * not check whether other records use the imported records (rule import-44).
 */
export function refusalToUndoImport({ kind, undone, hasRecords }: UndoImportFacts) {
  if (undone) return { code: 'import_undone' } as const
  return kind === 'balances' && !hasRecords ? ({ code: 'import_not_undoable' } as const) : null
}
