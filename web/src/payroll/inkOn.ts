import { contrastOf } from '../ui/theme/contrastOf.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Black or white: the letter colour with the higher contrast on the colour of a pay code, which HR chooses (rule payroll-6). */
export const inkOn = (color: string): string => (contrastOf(color, WHITE) >= contrastOf(color, BLACK) ? WHITE : BLACK)
