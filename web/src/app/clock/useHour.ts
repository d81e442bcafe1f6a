import { useEffect, useState } from 'react'
import { hourNow } from './now.ts'

const STEP_MS = 5_000

/** The current hour of the day, with the minutes as a fraction. The value is updated every few seconds. */
export function useHour(): number {
  const [hour, setHour] = useState(hourNow)
  useEffect(() => {
    const timer = setInterval(() => setHour(hourNow()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return hour
}
