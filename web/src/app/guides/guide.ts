export type Piece =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'code'; readonly text: string }
  | { readonly as: 'strong'; readonly words: Words }
  | { readonly as: 'em'; readonly words: Words }
  | { readonly as: 'link'; readonly to: string; readonly words: Words }
export type Words = readonly Piece[]

export type Heading = {
  readonly as: 'heading'
  readonly depth: 2 | 3
  readonly id: string
  /** The text of a heading without emphasis and links, for the table of contents. */
  readonly title: string
  readonly words: Words
}

export type Block =
  | Heading
  | { readonly as: 'paragraph'; readonly words: Words }
  | { readonly as: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly Blocks[] }
  | { readonly as: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly as: 'commands'; readonly text: string }
  | { readonly as: 'note'; readonly blocks: Blocks }
  | { readonly as: 'picture'; readonly file: string; readonly alt: string }
export type Blocks = readonly Block[]

export type Guide = { readonly title: string; readonly blocks: Blocks }

export const sectionsOf = ({ blocks }: Guide): readonly Heading[] =>
  blocks.filter((block) => block.as === 'heading').filter(({ depth }) => depth === 2)
