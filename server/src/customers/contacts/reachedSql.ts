/** A contact of customer `$1` may see `k`: the customer or a subdivision, but not the parent (rule contact-7). */
export const REACHED = '(k.id = $1 or k.parent_id = $1) and k.active and not k.internal'
