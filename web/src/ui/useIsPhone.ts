import { useMediaQuery } from '@mantine/hooks'

/** As wide as a phone, or a page magnified until it is; the same border as in the style sheets. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false })
