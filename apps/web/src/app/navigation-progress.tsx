import { useNavigation } from 'react-router';
import * as texts from '#texts/app/app';
import { useDelayed } from './use-delayed.ts';
import { PageOutline } from './page-outline.tsx';

/** Shows and announces a slow navigation: the outline of a redirect's target, or a line above the current screen. */
export function NavigationProgress({ redirectTo }: { redirectTo: string | undefined }) {
  const isSlow = useDelayed(useNavigation().state !== 'idle' || redirectTo !== undefined);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isSlow && texts.opening}
      </p>
      {isSlow &&
        (redirectTo === undefined ? (
          <div
            aria-hidden="true"
            className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-accent forced-colors:bg-[Highlight]"
          />
        ) : (
          <PageOutline to={redirectTo} />
        ))}
    </>
  );
}
