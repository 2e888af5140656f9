import { useNavigation } from 'react-router';
import { useIsLate } from './late.ts';
import { Outline } from './outline.tsx';

/**
 * Shows and says that another screen is on its way, once that takes a while: the shape of the screen that one
 * is led to, or a line over the one that one leaves oneself.
 */
export function Underway({ ledTo }: { ledTo: string | undefined }) {
  const isLate = useIsLate(useNavigation().state !== 'idle' || ledTo !== undefined);
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
          <Outline to={ledTo} />
        ))}
    </>
  );
}
