import { contrastOf } from '../ui/theme/contrastOf.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/**
 * The text colour on the colour of a pay code, which HR chooses. It is black or white: the one with the higher contrast
 * (rule payroll-6).
 */
export const inkOn = (color: string): string => (contrastOf(color, WHITE) >= contrastOf(color, BLACK) ? WHITE : BLACK)
