/** A correct sample request for each call of the import. */
export const importSamples = {
  importStates: () => ({}),
  importRuns: () => ({}),
  importActs: () => ({}),
  undoImport: () => ({}),
  cancelImport: () => ({}),
  rememberHeader: () => ({ params: { kind: 'people' } }),
  answerImportQuestion: () => ({ params: { kind: 'people' } }),
  correctImportCell: () => ({ params: { kind: 'people' } }),
  importTemplate: () => ({ params: { kind: 'people' } }),
  importExport: () => ({ params: { kind: 'people' } }),
  importFile: () => ({ params: { kind: 'people' } }),
}
