import { useState } from 'react'

type Question<About> = { readonly about: About; readonly answer: (yes: boolean) => void }

/**
 * Lets an action ask the user a question with `await ask(about)`. `asked` is for the dialog: it contains the question,
 * and the function that receives the answer of the user.
 */
export function useAsk<About>() {
  const [asked, setAsked] = useState<Question<About> | null>(null)
  const ask = (about: About) =>
    new Promise<boolean>((resolve) =>
      setAsked({
        about,
        answer: (yes) => {
          setAsked(null)
          resolve(yes)
        },
      }),
    )
  return { asked, ask }
}
