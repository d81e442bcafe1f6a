export const providerNames = ['google', 'apple'] as const

export type ProviderName = (typeof providerNames)[number]

export const callbackAddress = (origin: string, provider: ProviderName): string =>
  `${origin}/api/oauth2/callback/${provider}`
