import { useState } from 'react'
import { isStale } from './apiProblem.ts'
import { clearNotices } from '../notices.ts'

type Versioned = { readonly version: number }

type Stale<Now> = { readonly changedBy: string | null; readonly now: Now }

/** When another user saved first, the form shows a StaleNotice. The red banner stays empty (rule screens-34). */
export function useStale<Now extends Versioned>(
  /** Returns true when the other user changed none of the fields that this form would overwrite. */
  isElsewhere: (now: Now) => boolean = () => false,
) {
  const [stale, setStale] = useState<Stale<Now> | null>(null)

  async function attempt<Version extends number | undefined>(
    save: (version: Version | number) => Promise<void>,
    version: Version,
  ): Promise<void> {
    try {
      await save(version)
      setStale(null)
    } catch (error) {
      if (!isStale<Now>(error)) throw error
      clearNotices('error')
      if (isElsewhere(error.current)) return attempt<number>(save, error.current.version)
      setStale({ changedBy: error.changedBy, now: error.current })
    }
  }
  return { stale, attempt, forget: () => setStale(null) }
}
