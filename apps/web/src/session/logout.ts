import { fetchCode } from '../shell/preload.ts';
import { useScreenAt } from '../shell/screens-context.ts';
import { calls } from './calls.ts';
import { forgetIntended } from './intended.ts';
import { useSession } from './session-context.ts';
import { storedSession } from './stored-session.ts';

/** What a person reads who signs out although no refresh token is stored. */
const NO_REFRESH_TOKEN = 'No refresh token found';

/**
 * Signing out: the server is told, and whatever it says the session ends here. Without a stored
 * refresh token the server is not asked, and the person is told so. Where this person was led from is no
 * business of whoever signs in next.
 */
export function useLogout() {
  const session = useSession();
  const signInPage = useScreenAt('/login');
  const { mutateAsync, isPending } = calls.logout.useMutation();
  const logout = async () => {
    forgetIntended();
    const stored = storedSession();
    if (stored?.refreshToken === undefined) {
      session.end({ notice: NO_REFRESH_TOKEN, left: true });
      return;
    }
    if (signInPage) fetchCode(signInPage);
    try {
      await mutateAsync({
        body: { refreshToken: stored.refreshToken },
        headers: { authorization: `Bearer ${stored.accessToken}` },
        renew: session.renew,
      });
    } catch (error) {
      console.warn('Failed to log out', error);
    }
    session.end({ left: true });
  };
  return { logout, isPending };
}
