export type DocumentsRefusal = { readonly code: 'invoice_documents_forgotten' }

/** The documents are deleted after the retention term, and they are not made again (rule invoicing-46). */
export const refusalOfDocuments = (forgotten: boolean): DocumentsRefusal | null =>
  forgotten ? { code: 'invoice_documents_forgotten' } : null
