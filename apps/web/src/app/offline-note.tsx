import { OfflineNote } from '@vitrina/ui/primitives/offline-note';
import * as texts from '#texts/app/app';
import { useOnline } from '../api/use-online.ts';

/** A note over the page while the browser is offline. */
export function AppOfflineNote() {
  if (useOnline()) return null;
  return (
    <div className="pointer-events-none fixed bottom-4 left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-control shadow-float print:hidden">
      <OfflineNote>{texts.offline}</OfflineNote>
    </div>
  );
}
