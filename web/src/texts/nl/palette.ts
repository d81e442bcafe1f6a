/**
 * The texts of the button that opens the command palette (a search field for screens and actions). Every page loads
 * these texts.
 */
export const palette = {
  open: 'Zoeken',
  tip: 'Zoeken (Ctrl K)',
  ofHr: 'Zoek of doe',
}
