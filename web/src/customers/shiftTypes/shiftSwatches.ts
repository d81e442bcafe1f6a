const WHITE = '#FFFFFF'
const COUNT = 10

/** The colours are white and the ten of the style sheet, as '#RRGGBB'. They are the same in both themes. */
export function shiftSwatches(): readonly string[] {
  const roles = getComputedStyle(document.documentElement)
  const fills = Array.from({ length: COUNT }, (_, index) => roles.getPropertyValue(`--u-shift-${index + 1}`))
  return [WHITE, ...fills.map((fill) => fill.trim().toUpperCase())]
}
