import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Guide, Piece, Words } from '../src/app/guides/guide.ts'

/**
 * The anchor (the part of the URL after #) of a heading. GitHub makes anchors by the same rule, so one link works in
 * the app and on GitHub.
 */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/**
 * Parses a guide, and allows only the Markdown that the app can show. Other Markdown stops the build, so that a guide
 * looks the same in the app and in the repository.
 */
export function readGuide(markdown: string): Guide {
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space')
  if (first?.type !== 'heading' || first['depth'] !== 1) throw new Error('a guide must begin with its title')
  return { title: plain(wordsOf((first as Tokens.Heading).tokens)), blocks: rest.map(blockOf) }
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading)
    case 'paragraph':
      return paragraphOf(token as Tokens.Paragraph)
    case 'text':
      return { as: 'paragraph', words: wordsOf((token as Tokens.Text).tokens ?? [token]) }
    case 'list':
      return listOf(token as Tokens.List)
    case 'table':
      return tableOf(token as Tokens.Table)
    case 'code':
      return { as: 'commands', text: (token as Tokens.Code).text }
    case 'blockquote':
      return { as: 'note', blocks: blocksOf((token as Tokens.Blockquote).tokens) }
    default:
      throw new Error(`a guide cannot contain: ${token.raw}`)
  }
}

const blocksOf = (tokens: readonly Token[]) => tokens.filter(({ type }) => type !== 'space').map(blockOf)

function headingOf({ depth, tokens }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3) throw new Error(`a guide cannot contain a heading of depth ${depth}`)
  const words = wordsOf(tokens)
  const title = plain(words)
  return { as: 'heading', depth, id: anchorOf(title), title, words }
}

function paragraphOf({ tokens }: Tokens.Paragraph): Block {
  const [first] = tokens
  if (first?.type === 'image' && tokens.length === 1) {
    return { as: 'picture', file: first['href'], alt: first['text'] }
  }
  return { as: 'paragraph', words: wordsOf(tokens) }
}

const listOf = ({ ordered, start, items }: Tokens.List): Block => ({
  as: 'list',
  ordered,
  start: start === '' ? 1 : start,
  items: items.map(({ tokens }) => blocksOf(tokens)),
})

const tableOf = ({ header, rows }: Tokens.Table): Block => ({
  as: 'table',
  head: header.map(({ tokens }) => wordsOf(tokens)),
  rows: rows.map((row) => row.map(({ tokens }) => wordsOf(tokens))),
})

const wordsOf = (tokens: readonly Token[]): Words => tokens.map(pieceOf)

function pieceOf(token: Token): Piece {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { as: 'text', text: (token as Tokens.Text).text.replaceAll('\n', ' ') }
    case 'codespan':
      return { as: 'code', text: (token as Tokens.Codespan).text }
    case 'strong':
    case 'em':
      return { as: token.type, words: wordsOf((token as Tokens.Strong).tokens) }
    case 'link':
      return { as: 'link', to: (token as Tokens.Link).href, words: wordsOf((token as Tokens.Link).tokens) }
    default:
      throw new Error(`a sentence of a guide cannot contain: ${token.raw}`)
  }
}

const plain = (words: Words): string =>
  words.map((piece) => ('words' in piece ? plain(piece.words) : piece.text)).join('')
