import { contrastOf } from '../ui/theme/contrastOf.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/** The text is black or white: the one with the higher contrast on the colour of HR (rule payroll-6). */
export const inkOn = (color: string): string => (contrastOf(color, WHITE) >= contrastOf(color, BLACK) ? WHITE : BLACK)
