/**
 * SQL condition that is true when a contact of customer `$1` may see the customer `k`. That is customer `$1` or one of
 * its subdivisions, but not its parent (rule contact-7).
 */
export const REACHED = '(k.id = $1 or k.parent_id = $1) and k.active and not k.internal'
