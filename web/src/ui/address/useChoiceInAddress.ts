import { useCallback } from 'react'
import { useParameter } from './useParameter.ts'

/** The URL contains the choice, so that a link shows the same content. The first option is the default. */
export function useChoiceInAddress<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
): readonly [chosen: Choice, choose: (choice: Choice) => void] {
  const [text, set] = useParameter(name)
  const fallback = choices[0]
  if (fallback === undefined) throw new Error('a choice needs at least one option')
  const chosen = choices.find((choice) => choice === text) ?? fallback
  const choose = useCallback((choice: Choice) => set(choice === fallback ? null : choice), [set, fallback])
  return [chosen, choose]
}
