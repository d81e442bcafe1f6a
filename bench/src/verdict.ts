export const verdict = (reached: boolean): string => (reached ? '✓' : '✗')
