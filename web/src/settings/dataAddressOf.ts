/** A file as an address that holds it: the content security policy shows a picture from nowhere else. */
export const dataAddressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(reader.error ?? new Error('the file could not be read')),
    )
    reader.readAsDataURL(file)
  })
