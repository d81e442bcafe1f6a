type KnownBy = { readonly personId: number; readonly type: string; readonly year: unknown }

/**
 * The key by which the import recognises a leave counter: the person, kind and year. The opening balance of
 * recuperation (leave for extra hours) has no year, so the year in the cell is ignored (rule import-12).
 */
export const counterKey = ({ personId, type, year }: KnownBy): string =>
  `${personId} ${type} ${type === 'RECUPERATION' ? '' : String(year)}`
