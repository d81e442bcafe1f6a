import { contrastOf } from '../ui/theme/contrastOf.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/**
 * The colour of text on a background colour that HR chose: black or white, the one with the higher contrast (rule
 * payroll-6).
 */
export const inkOn = (color: string): string => (contrastOf(color, WHITE) >= contrastOf(color, BLACK) ? WHITE : BLACK)
