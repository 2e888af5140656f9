import { fetchCode } from '../app/preload.ts';
import { useRouteAt } from '../routing/routes-context.ts';
import { calls } from '../api/auth.ts';
import { clearReturnTo } from './return-to.ts';
import { useSession } from './session-context.ts';
import { readStoredSession } from '../api/stored-session.ts';

/** What a person reads who signs out although no refresh token is stored. */
const NO_REFRESH_TOKEN = 'No refresh token found';

/**
 * Signing out: the server is told, and whatever it says the session ends here. Without a stored
 * refresh token the server is not asked, and the person is told so. Where this person was led from is no
 * business of whoever signs in next.
 */
export function useLogout() {
  const session = useSession();
  const signInPage = useRouteAt('/login');
  const { mutateAsync, isPending } = calls.logout.useMutation();
  const logout = async () => {
    clearReturnTo();
    const stored = readStoredSession();
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
