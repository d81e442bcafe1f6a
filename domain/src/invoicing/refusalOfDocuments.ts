export type DocumentsRefusal = { readonly code: 'invoice_documents_forgotten' }

/**
 * Why the documents of an invoice cannot be downloaded or mailed: after the retention term they are deleted, and they
 * are not made again (rule invoicing-46).
 */
export const refusalOfDocuments = (forgotten: boolean): DocumentsRefusal | null =>
  forgotten ? { code: 'invoice_documents_forgotten' } : null
