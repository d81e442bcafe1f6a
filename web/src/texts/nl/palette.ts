/** The texts of the button that opens the palette. Every page loads them. */
export const palette = {
  open: 'Zoeken',
  tip: 'Zoeken (Ctrl K)',
  ofHr: 'Zoek of doe',
}
