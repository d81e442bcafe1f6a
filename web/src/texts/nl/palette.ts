/** Every page loads these texts, so the group has only the button of the command palette. */
export const palette = {
  open: 'Zoeken',
  tip: 'Zoeken (Ctrl K)',
  ofHr: 'Zoek of doe',
}
