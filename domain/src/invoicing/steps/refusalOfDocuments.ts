export type DocumentsRefusal = { readonly code: 'invoice_documents_forgotten' }

/**
 * The reason why the documents of an invoice cannot be downloaded or mailed. The documents are deleted after the
 * retention term, and they are not made again (rule invoicing-46).
 */
export const refusalOfDocuments = (forgotten: boolean): DocumentsRefusal | null =>
  forgotten ? { code: 'invoice_documents_forgotten' } : null
