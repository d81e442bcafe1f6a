/** Whether Dutch writes 'dag' beside this amount, and not 'dagen': 0,5 dag, 1 dag, 1,5 dagen, 0 dagen. */
export const isSingular = (amount: number): boolean => amount !== 0 && Math.abs(amount) <= 1
