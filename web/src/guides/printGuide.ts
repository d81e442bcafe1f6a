/**
 * Loads all pictures before printing, because pictures below the visible part load lazily and printing does not wait
 * for them.
 */
export async function printGuide(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
