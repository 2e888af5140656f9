import { useRoutes } from '../routing/routes-context.ts';
import { authTsr } from '../api/auth.ts';
import { clearReturnTo } from './return-to.ts';
import { useSession } from './session-context.ts';
import { readBody } from '../api/client.ts';
import { readStoredRefreshToken, readStoredSession } from '../api/stored-session.ts';

/** Notice of a logout without a stored refresh token. */
const NO_REFRESH_TOKEN = 'No refresh token found';

/** Returns the tokens for a logout; exchanges the refresh token if the access token is missing. */
async function completeTokens(refreshToken: string) {
  const accessToken = readStoredSession()?.accessToken;
  if (accessToken !== undefined) return { accessToken, refreshToken };
  return readBody(authTsr.refresh.mutate({ body: { refreshToken } }));
}

/**
 * Logs out on the server and ends the session after any response. Without a stored refresh token no request is sent
 * and a notice is shown. Also removes the address to return to.
 */
export function useLogout() {
  const session = useSession();
  const { preloadCode } = useRoutes();
  const { mutateAsync, isPending } = authTsr.logout.useMutation();
  const logout = async () => {
    clearReturnTo();
    const refreshToken = readStoredRefreshToken();
    if (refreshToken === undefined) {
      session.end({ notice: NO_REFRESH_TOKEN, isLogout: true });
      return;
    }
    preloadCode('/login');
    try {
      const tokens = await completeTokens(refreshToken);
      await mutateAsync({
        body: { refreshToken: tokens.refreshToken },
        headers: { authorization: `Bearer ${tokens.accessToken}` },
        renew: session.renew,
      });
    } catch (error) {
      console.warn('Failed to log out', error);
    }
    session.end({ isLogout: true });
    // A session dead on the server has already ended, and stored the address.
    clearReturnTo();
  };
  return { logout, isPending };
}
