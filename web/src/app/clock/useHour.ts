import { useEffect, useState } from 'react'
import { hourNow } from './now.ts'

const STEP_MS = 5_000

/** The current hour of the day as a number; the minutes are its decimals. The number is updated every few seconds. */
export function useHour(): number {
  const [hour, setHour] = useState(hourNow)
  useEffect(() => {
    const timer = setInterval(() => setHour(hourNow()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return hour
}
