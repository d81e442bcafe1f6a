type KnownBy = { readonly personId: number; readonly type: string; readonly year: unknown }

/**
 * A counter is one person's, of one kind, in one year; what is built up to recuperate is of no year, whatever a cell
 * says (rule import-12).
 */
export const counterKey = ({ personId, type, year }: KnownBy): string =>
  `${personId} ${type} ${type === 'RECUPERATION' ? '' : String(year)}`
