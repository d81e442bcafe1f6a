const SIGN_INS_BEFORE_HINT = 3

type Device = {
  readonly signIns: number
  readonly isPhone: boolean
  readonly isInstalled: boolean
  readonly isDismissed: boolean
  readonly userAgent: string
  readonly hasPrompt: boolean
}

/**
 * The hint to install the app: a button when the browser can install the app, the two steps on an iPhone, or null for
 * no hint (rule offline-4).
 */
export function hintFor({ signIns, isPhone, isInstalled, isDismissed, userAgent, hasPrompt }: Device) {
  if (!isPhone || isInstalled || isDismissed || signIns < SIGN_INS_BEFORE_HINT) return null
  if (hasPrompt) return 'button'
  return /iPhone|iPod/.test(userAgent) ? 'steps' : null
}
