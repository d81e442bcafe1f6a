import { useEffect, useState } from 'react'
import { hourNow } from './now.ts'

const STEP_MS = 5_000

/** The hour of the day with its minutes as a fraction; a clock on the screen goes on. */
export function useHour(): number {
  const [hour, setHour] = useState(hourNow)
  useEffect(() => {
    const timer = setInterval(() => setHour(hourNow()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return hour
}
