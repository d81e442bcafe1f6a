import { IconFileSpreadsheet } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import { FileChoice } from './FileChoice.tsx'
import classes from './import.module.css'
import { useFileDrop } from './useFileDrop.ts'

const words = texts.imports

type Props = { readonly onFile: (file: File) => Promise<void> }

/** Accepts a dropped file, or a file chosen with the button. */
export function FileDrop({ onFile }: Props) {
  const { place, over } = useFileDrop(onFile)
  return (
    <div ref={place} className={classes.drop} data-over={over || undefined}>
      <IconFileSpreadsheet size={32} stroke={1.25} aria-hidden />
      <p>{words.drop}</p>
      <FileChoice primary onFile={onFile}>
        {words.chooseFile}
      </FileChoice>
      <small>{words.dropText}</small>
    </div>
  )
}
