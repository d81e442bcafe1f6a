/** One PDF has at most 500 people in a month or 2,200 in a week. A larger PDF takes too much time and memory. */
export const MOST_SHEET_CELLS = 15_500

export type SheetRefusal = { readonly code: 'sheet_too_large' }

/** The reason why a planning with too many cells (people × days) cannot be a PDF (rule team-27). */
export const refusalToPrintSheet = (cells: number): SheetRefusal | null =>
  cells > MOST_SHEET_CELLS ? { code: 'sheet_too_large' } : null
