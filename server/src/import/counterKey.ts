type KnownBy = { readonly personId: number; readonly type: string; readonly year: unknown }

/**
 * The key of a counter: person, kind and year. The opening of the recuperation has no year, whatever the cell says
 * (rule import-12).
 */
export const counterKey = ({ personId, type, year }: KnownBy): string =>
  `${personId} ${type} ${type === 'RECUPERATION' ? '' : String(year)}`
