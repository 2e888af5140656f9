import * as texts from '#texts/report/report';
import { paths } from '../routing/paths.ts';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import { useIsShared, useScreenPath } from '../routing/shared-screen.ts';

/** Links to the state of the server; hidden on that screen and on a shared screen. */
export function ServerState() {
  const path = useScreenPath();
  const isShared = useIsShared();
  if (isShared || path === paths.health()) return null;
  return (
    <p className="mt-4 text-ink-2">
      {insertElements(texts.seeServerState, {
        page: (
          <Link href={paths.health()} className="rounded-mark text-accent underline">
            {texts.serverState}
          </Link>
        ),
      })}
    </p>
  );
}
