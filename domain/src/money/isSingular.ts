/** True when Dutch uses the singular after an amount: 0,5 dag and 1 dag, but 1,5 dagen and 0 dagen (rule time-27). */
export const isSingular = (amount: number): boolean => amount !== 0 && Math.abs(amount) <= 1
