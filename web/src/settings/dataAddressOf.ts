/** A file as a data URL: the content security policy forbids pictures from other sources. */
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
