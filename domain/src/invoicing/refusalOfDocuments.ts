export type DocumentsRefusal = { readonly code: 'invoice_documents_forgotten' }

/** Why there is nothing to download or mail: past the term of an invoice its papers are gone, and none is made in their place. */
export const refusalOfDocuments = (forgotten: boolean): DocumentsRefusal | null =>
  forgotten ? { code: 'invoice_documents_forgotten' } : null
