/**
 * Loads all pictures before printing. Pictures below the visible part of the page load only when the user scrolls, and
 * the browser does not wait for them when it prints.
 */
export async function printGuide(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  window.print()
}
