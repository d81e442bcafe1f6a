import type { ReactNode } from 'react'
import type { Block, Blocks } from './guide.ts'
import { GuidePicture } from './GuidePicture.tsx'
import { GuideTable } from './GuideTable.tsx'
import classes from './guides.module.css'
import { GuideWords } from './GuideWords.tsx'

type Props = {
  /** The name of the guide. Links in the guide start from this name. */
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
