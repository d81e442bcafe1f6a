import { refusalToAddOrder, type OrderFacts, type OrderPeriod, type OrderRefusal } from './refusalToAddOrder.ts'

export const refusalToChangeOrder = ({ contract, orders }: OrderFacts, changed: OrderPeriod): OrderRefusal | null =>
  refusalToAddOrder({ contract, orders: orders.filter(({ id }) => id !== changed.id) }, changed.period)
