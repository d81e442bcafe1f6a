export type KeptKind = 'invoice' | 'invoice_ubl' | 'credit_note' | 'credit_note_ubl' | 'timesheet' | 'concatenated'

const UBL_KINDS: ReadonlySet<string> = new Set<KeptKind>(['invoice_ubl', 'credit_note_ubl'])

export const contentTypeOf = (kind: string): 'application/xml' | 'application/pdf' =>
  UBL_KINDS.has(kind) ? 'application/xml' : 'application/pdf'
