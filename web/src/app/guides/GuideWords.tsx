import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Piece, Words } from './guide.ts'
import { placeOf } from './placeOf.ts'

type Props = { readonly name: string; readonly words: Words }

export const GuideWords = ({ name, words }: Props) =>
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
