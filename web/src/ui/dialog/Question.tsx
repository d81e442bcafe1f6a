import type { ComponentProps } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'opened' | 'onClose' | 'onConfirm'> & {
  readonly onAnswer: (yes: boolean) => void
}

export const Question = ({ onAnswer, ...dialog }: Props) => (
  <ConfirmDialog {...dialog} onClose={() => onAnswer(false)} onConfirm={() => onAnswer(true)} />
)
