/** There is one company, so its retention terms always have id 1. */
export const RETENTION = { entity: 'retention', entityId: 1 } as const
