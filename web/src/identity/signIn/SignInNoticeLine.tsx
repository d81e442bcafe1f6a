import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import classes from './login.module.css'
import type { SignInNotice } from '../../app/session/signInNotice.ts'

/**
 * The line on the sign-in page that explains why the page is open: the user signed out, the session ended, or the
 * sign-in was refused.
 */
export const SignInNoticeLine = ({ notice }: { readonly notice: SignInNotice | null }) => (
  <div role={notice?.tone === 'error' ? 'alert' : 'status'}>
    {notice !== null && (
      <p className={classes.notice} data-tone={notice.tone}>
        {notice.tone === 'error' ? (
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        )}
        <span>{notice.text}</span>
      </p>
    )}
  </div>
)
