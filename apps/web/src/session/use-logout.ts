import { useRoutes } from '../routing/routes-context.ts';
import { authTsr } from '../api/auth.ts';
import { clearReturnTo } from './return-to.ts';
import { useSession } from './session-context.ts';
import { readStoredSession } from '../api/stored-session.ts';

/** Notice of a logout without a stored refresh token. */
const NO_REFRESH_TOKEN = 'No refresh token found';

/**
 * Logs out on the server and ends the session whatever the response. Without a stored refresh token no
 * request is sent and a notice is shown. Also removes the address to return to.
 */
export function useLogout() {
  const session = useSession();
  const { preloadCode } = useRoutes();
  const { mutateAsync, isPending } = authTsr.logout.useMutation();
  const logout = async () => {
    clearReturnTo();
    const stored = readStoredSession();
    if (stored?.refreshToken === undefined) {
      session.end({ notice: NO_REFRESH_TOKEN, isLogout: true });
      return;
    }
    preloadCode('/login');
    try {
      await mutateAsync({
        body: { refreshToken: stored.refreshToken },
        headers: { authorization: `Bearer ${stored.accessToken}` },
        renew: session.renew,
      });
    } catch (error) {
      console.warn('Failed to log out', error);
    }
    session.end({ isLogout: true });
  };
  return { logout, isPending };
}
