import { useEffect, useRef, useState } from 'react'

/** Makes an area accept a dropped file, and reports whether the user is dragging a file over the area. */
export function useFileDrop(onFile: (file: File) => Promise<void>) {
  const place = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const listening = new AbortController()
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      element.addEventListener(name, act, { signal: listening.signal })
    on('dragover', (event) => {
      // Without preventDefault the browser would open the dropped file.
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', () => setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) void onFile(file)
    })
    return () => listening.abort()
  }, [onFile])
  return { place, over }
}
