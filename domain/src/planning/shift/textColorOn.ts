/** The text is black on a light colour and white on a dark colour (rule planning-45). */
export function textColorOn(color: string): '#000000' | '#FFFFFF' {
  const channel = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  // Whole numbers, because a rounding error could give the wrong result for a colour exactly at the limit of 149.
  const luma = 299 * channel(1) + 587 * channel(3) + 114 * channel(5)
  return luma > 149_000 ? '#000000' : '#FFFFFF'
}
