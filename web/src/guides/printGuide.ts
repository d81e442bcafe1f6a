/** With the pictures that were never scrolled to: they load late, and paper does not wait. */
export async function printGuide(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
