/** Black on light colours, white on dark ones (employee specification, 9). `color` is '#RRGGBB'. */
export function textColorOn(color: string): '#000000' | '#FFFFFF' {
  const channel = (index: number) => Number.parseInt(color.slice(index, index + 2), 16)
  // In thousandths, so that a colour on the border falls on the same side everywhere.
  const luma = 299 * channel(1) + 587 * channel(3) + 114 * channel(5)
  return luma > 149_000 ? '#000000' : '#FFFFFF'
}
