/**
 * SQL condition that is true when a contact of the customer `$1` reaches the customer `k`: its customer, and the
 * subdivisions of its customer. A contact of a ward never reaches the parent (rule contact-7).
 */
export const REACHED = '(k.id = $1 or k.parent_id = $1) and k.active and not k.internal'
