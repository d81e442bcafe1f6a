import { useState } from 'react'
import type { z } from 'zod'
import { isStale } from '../api/isStale.ts'
import { clearNotices } from '../notices/notices.ts'

type Versioned = { readonly version: number }

export type Stale<Now> = { readonly changedBy: string | null; readonly now: Now }

/** A save that may find that somebody else was first: then it is known who, and what stands there now. */
export function useStale<Now extends Versioned>(
  schema: z.ZodType<Now>,
  /** Whether what was changed is nothing that this form would overwrite. */
  isElsewhere: (now: Now) => boolean,
) {
  const [stale, setStale] = useState<Stale<Now> | null>(null)

  async function attempt(save: (version: number | undefined) => Promise<void>, version: number | undefined) {
    try {
      await save(version)
      setStale(null)
    } catch (error) {
      if (!isStale(error)) throw error
      const now = schema.safeParse(error.current).data
      if (now === undefined) throw error
      clearNotices('error')
      if (isElsewhere(now)) return attempt(save, now.version)
      setStale({ changedBy: error.changedBy, now })
    }
  }
  return { stale, attempt, forget: () => setStale(null) }
}
