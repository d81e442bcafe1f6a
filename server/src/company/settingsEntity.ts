/** There is one company, so that its settings always have the same id. */
export const SETTINGS = { entity: 'settings', entityId: 1 } as const
