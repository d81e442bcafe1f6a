const WHITE = '#FFFFFF'
const COUNT = 10

/**
 * The colours that a user can choose: white and the ten colours of the design, as '#RRGGBB'. The style sheet defines
 * these colours, and they are the same in both themes.
 */
export function shiftSwatches(): readonly string[] {
  const roles = getComputedStyle(document.documentElement)
  const fills = Array.from({ length: COUNT }, (_, index) => roles.getPropertyValue(`--u-shift-${index + 1}`))
  return [WHITE, ...fills.map((fill) => fill.trim().toUpperCase())]
}
