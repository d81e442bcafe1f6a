export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the object URL only after the click event, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
