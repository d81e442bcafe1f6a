export function greetingAt(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
