/** The settings always have the same id, because there is only one company. */
export const SETTINGS = { entity: 'settings', entityId: 1 } as const
