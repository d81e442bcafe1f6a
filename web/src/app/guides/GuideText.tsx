import type { ReactNode } from 'react'
import type { Block, Blocks, Words, Piece } from './guide.ts'
import classes from './guides.module.css'
import * as texts from '../../texts/texts.ts'
import { Link } from 'react-router'
import { placeOf } from './placeOf.ts'

type Props = {
  /** The name of the guide. Links in the guide are relative to this name. */
  readonly name: string
  readonly blocks: Blocks
  /** The URL of each picture in the guide. The key is the name that the guide uses. */
  readonly pictures: Readonly<Record<string, string>>
}

export const GuideText = (guide: Props) => (
  <article className={classes.text}>
    <BlockList {...guide} />
  </article>
)

const BlockList = ({ blocks, ...guide }: Props) =>
  blocks.map((block, index) => <OneBlock key={index} block={block} {...guide} />)

function OneBlock({ block, name, pictures }: Omit<Props, 'blocks'> & { readonly block: Block }): ReactNode {
  switch (block.as) {
    case 'heading': {
      const Level = block.depth === 2 ? 'h2' : 'h3'
      return (
        <Level id={block.id} tabIndex={-1}>
          <GuideWords name={name} words={block.words} />
        </Level>
      )
    }
    case 'paragraph':
      return (
        <p>
          <GuideWords name={name} words={block.words} />
        </p>
      )
    case 'list': {
      const items = block.items.map((blocks, index) => (
        <li key={index}>
          <BlockList name={name} blocks={blocks} pictures={pictures} />
        </li>
      ))
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <GuideTable name={name} head={block.head} rows={block.rows} />
    case 'commands':
      return (
        <pre className={classes.commands}>
          <code>{block.text}</code>
        </pre>
      )
    case 'note':
      return (
        <aside className={classes.note}>
          <BlockList name={name} blocks={block.blocks} pictures={pictures} />
        </aside>
      )
    case 'picture':
      return <GuidePicture file={block.file} alt={block.alt} src={pictures[block.file]} />
  }
}

/**
 * The width and the height of the pictures of a phone and of a desktop. With these sizes, the page reserves the space
 * of a picture before the picture is loaded.
 */
const pictureSizes = {
  phone: { width: 360, height: 700 },
  office: { width: 1280, height: 800 },
} as const

const pictureSize = (file: string) => (file.includes('telefoon-') ? pictureSizes.phone : pictureSizes.office)

type PictureProps = { readonly file: string; readonly alt: string; readonly src: string | undefined }

function GuidePicture({ file, alt, src }: PictureProps) {
  const { width, height } = pictureSize(file)
  return (
    <a
      className={classes.picture}
      data-phone={width < height || undefined}
      href={src}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.guides.enlarge(alt)}
    >
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  )
}

type TableProps = {
  readonly name: string
  readonly head: readonly Words[]
  readonly rows: readonly (readonly Words[])[]
}

const GuideTable = ({ name, head, rows }: TableProps) => (
  <table className={classes.table}>
    <thead>
      <tr>
        {head.map((words, index) => (
          <th key={index} scope="col">
            <GuideWords name={name} words={words} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((words, column) => (
            <td key={column}>
              <GuideWords name={name} words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

type GuideWordsProps = { readonly name: string; readonly words: Words }

const GuideWords = ({ name, words }: GuideWordsProps) =>
  words.map((piece, index) => <OnePiece key={index} name={name} piece={piece} />)

function OnePiece({ name, piece }: { readonly name: string; readonly piece: Piece }): ReactNode {
  if (piece.as === 'text') return piece.text
  if (piece.as === 'code') return <code>{piece.text}</code>
  const inner = <GuideWords name={name} words={piece.words} />
  if (piece.as === 'strong') return <strong>{inner}</strong>
  if (piece.as === 'em') return <em>{inner}</em>
  if (!piece.to.startsWith('https://')) return <Link to={placeOf(piece.to, name)}>{inner}</Link>
  return (
    <a href={piece.to} target="_blank" rel="noreferrer">
      {inner}
    </a>
  )
}
