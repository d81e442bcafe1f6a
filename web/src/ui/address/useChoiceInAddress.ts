import { useCallback } from 'react'
import { useQueryInAddress } from './useQueryInAddress.ts'

/**
 * A choice from a few options. The address contains the choice, so that a link or a reload shows the same content. The
 * first option is the default.
 */
export function useChoiceInAddress<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
): readonly [chosen: Choice, choose: (choice: Choice) => void] {
  const [query, setQuery] = useQueryInAddress()
  const fallback = choices[0]
  if (fallback === undefined) throw new Error('a choice needs at least one option')
  const chosen = choices.find((choice) => choice === query.get(name)) ?? fallback

  const choose = useCallback(
    (choice: Choice) =>
      setQuery(
        (current) => {
          if (choice === fallback) current.delete(name)
          else current.set(name, choice)
          return current
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery, name, fallback],
  )
  return [chosen, choose]
}
