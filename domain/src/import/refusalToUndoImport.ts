type UndoImportFacts = {
  readonly kind: string
  readonly undone: boolean
  /** False for an import by an older release, which did not store the records that it made. */
  readonly hasRecords: boolean
}

/** The reason why HR cannot undo an import as a whole (rule import-44). Records in use are another reason. */
export function refusalToUndoImport({ kind, undone, hasRecords }: UndoImportFacts) {
  if (undone) return { code: 'import_undone' } as const
  return kind === 'balances' && !hasRecords ? ({ code: 'import_not_undoable' } as const) : null
}
