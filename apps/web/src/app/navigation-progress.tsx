import { useNavigation } from 'react-router';
import { useDelayed } from '../routing/use-delayed.ts';
import { PageOutline } from './page-outline.tsx';

/**
 * Shows and says that another screen is on its way, once that takes a while: the shape of the screen that one
 * is led to, or a line over the one that one leaves oneself.
 */
export function NavigationProgress({ ledTo }: { ledTo: string | undefined }) {
  const isLate = useDelayed(useNavigation().state !== 'idle' || ledTo !== undefined);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isLate && 'Открывается страница…'}
      </p>
      {isLate &&
        (ledTo === undefined ? (
          <div
            aria-hidden="true"
            className="fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-accent forced-colors:bg-[Highlight]"
          />
        ) : (
          <PageOutline to={ledTo} />
        ))}
    </>
  );
}
