export type LogoFacts = { readonly bytes: number; readonly width: number; readonly height: number }

export type LogoRefusal = { readonly code: 'logo_too_large' } | { readonly code: 'logo_unusable' }

const MOST_BYTES = 512 * 1024
const MOST_PIXELS = 4_000_000

/**
 * Limits the bytes, because every document contains the logo. Limits the pixels too, because a file of few bytes can
 * contain millions of pixels (rule company-9).
 */
export function refusalOfLogo({ bytes, width, height }: LogoFacts): LogoRefusal | null {
  if (bytes > MOST_BYTES || width * height > MOST_PIXELS) return { code: 'logo_too_large' }
  return width * height === 0 ? { code: 'logo_unusable' } : null
}
