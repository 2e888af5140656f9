import { QueryCache, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { LoadingState } from '@vitrina/ui/primitives/states';
import { Toasts } from '@vitrina/ui/primitives/toast';
import { TooltipProvider } from '@vitrina/ui/primitives/tooltip';
import { useLayoutEffect, useState } from 'react';
import { useParams } from 'react-router';
import * as texts from '#texts/app/link';
import { getErrorCode } from '../../api/api-error.ts';
import { sendLinkToken } from '../../api/link-token.ts';
import { ProfileSkeleton } from '../../report/profile/profile-skeleton.tsx';
import { Report } from '../../report/report.tsx';
import { SharedScreenContext } from '../../routing/shared-screen.ts';
import { DeadLink } from './dead-link.tsx';
import { LinkHeader } from './link-header.tsx';
import { LinkScreen } from './link-screen.tsx';
import { OPENED_LINK_KEY, openedLinkQuery } from './opened-link-query.ts';

/** A cache for the link's reports only; a refused report makes the page check whether the link is still live. */
function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (getErrorCode(error) === 'UNAUTHORIZED')
          void queryClient.invalidateQueries({ queryKey: OPENED_LINK_KEY });
      },
    }),
  });
  return queryClient;
}

/** The linked screen, or why the link opens nothing. */
function OpenedLink({ token }: { token: string }) {
  const opened = useQuery(openedLinkQuery(token));
  if (getErrorCode(opened.error) === 'SHARE_NOT_FOUND') {
    return <DeadLink />;
  }
  if (opened.data) return <LinkScreen screen={opened.data} />;
  return (
    <>
      <LinkHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <SharedScreenContext value="">
          <Report
            query={opened}
            what={texts.screenOfLink}
            skeleton={<LoadingState>{<ProfileSkeleton />}</LoadingState>}
            head={<h1 className="px-(--gutter) pt-5 text-title">{texts.screenTitle}</h1>}
          >
            {() => null}
          </Report>
        </SharedScreenContext>
      </main>
    </>
  );
}

/** The page of one token. Search engines and other sites must not learn its address. */
function LinkPage({ token }: { token: string }) {
  const [queryClient] = useState(createQueryClient);
  useLayoutEffect(() => sendLinkToken(token), [token]);
  return (
    <QueryClientProvider client={queryClient}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <TooltipProvider>
        <Toasts>
          <OpenedLink token={token} />
        </Toasts>
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** The page of the address's token. Needs no sign-in. */
export function Component() {
  const { token = '' } = useParams();
  return <LinkPage key={token} token={token} />;
}
