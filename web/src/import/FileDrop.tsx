import { IconFileSpreadsheet } from '../ui/icons.ts'
import { FileChoice } from './FileChoice.tsx'
import classes from './import.module.css'
import { useEffect, useRef, useState } from 'react'

type Props = {
  readonly onFile: (file: File) => Promise<void>
  readonly accept: string
  readonly words: { readonly drop: string; readonly chooseFile: string; readonly dropText: string }
}

export function FileDrop({ onFile, accept, words }: Props) {
  const { place, over } = useFileDrop(onFile)
  return (
    <div ref={place} className={classes.drop} data-over={over || undefined}>
      <IconFileSpreadsheet size={32} stroke={1.25} aria-hidden />
      <p>{words.drop}</p>
      <FileChoice primary accept={accept} label={words.chooseFile} onFile={onFile}>
        {words.chooseFile}
      </FileChoice>
      <small>{words.dropText}</small>
    </div>
  )
}

/** Makes an area accept a dropped file, and reports whether the user is dragging a file over the area. */
function useFileDrop(onFile: (file: File) => Promise<void>) {
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
