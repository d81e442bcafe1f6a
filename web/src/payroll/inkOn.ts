import { contrastOf } from '../ui/theme/contrastOf.ts'

const BLACK = '#000000'
const WHITE = '#ffffff'

/** What is read best on a pay code's colour, which HR chooses. */
export const inkOn = (color: string): string => (contrastOf(color, WHITE) >= contrastOf(color, BLACK) ? WHITE : BLACK)
