type KnownBy = { readonly personId: number; readonly type: string; readonly year: unknown }

/** The key has the person, kind and year. The opening balance of recuperation has no year (rule import-12). */
export const counterKey = ({ personId, type, year }: KnownBy): string =>
  `${personId} ${type} ${type === 'RECUPERATION' ? '' : String(year)}`
