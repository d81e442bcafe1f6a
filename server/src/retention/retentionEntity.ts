/** There is one company, so its terms have the only id there can be. */
export const RETENTION = { entity: 'retention', entityId: 1 } as const
