/** There is one company, so its settings have the only id there can be. */
export const SETTINGS = { entity: 'settings', entityId: 1 } as const
