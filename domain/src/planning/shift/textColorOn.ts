/**
 * The text colour on a background '#RRGGBB'. It is black on a light colour and white on a dark colour (rule
 * planning-45).
 */
export function textColorOn(color: string): '#000000' | '#FFFFFF' {
  const channel = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  // The brightness is calculated with whole numbers. A rounding error could change the result for a colour that is
  // exactly at the limit.
  const luma = 299 * channel(1) + 587 * channel(3) + 114 * channel(5)
  return luma > 149_000 ? '#000000' : '#FFFFFF'
}
