import { useMediaQuery } from '@mantine/hooks'
import { PHONE } from './theme/breakpoints.ts'

/** True when the page is as narrow as a phone. Zoom can also make it so narrow. The style sheets use the same width. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, false, { getInitialValueInEffect: false })

/** True when the page is as narrow as a phone, for code outside a component. */
export const isPhoneNow = (): boolean => window.matchMedia(PHONE).matches
