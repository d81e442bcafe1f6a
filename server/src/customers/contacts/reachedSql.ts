/**
 * SQL condition that is true when a contact of the customer `$1` may see the customer `k`: the customer `$1` itself, or
 * one of its subdivisions. A contact of a subdivision may not see the parent (rule contact-7).
 */
export const REACHED = '(k.id = $1 or k.parent_id = $1) and k.active and not k.internal'
