import { isImportWaiting, subscribeToWaitingImports } from '@vitrina/ui/lazy/waiting-imports';
import { OfflineNote } from '@vitrina/ui/primitives/offline-note';
import { useSyncExternalStore } from 'react';
import * as texts from '#texts/app/app';
import { useOnline } from '../api/use-online.ts';

/** A note over the page while the browser is offline; it says if the requested screen was not loaded before. */
export function AppOfflineNote() {
  const isWaiting = useSyncExternalStore(subscribeToWaitingImports, isImportWaiting, () => false);
  if (useOnline()) return null;
  return (
    <div className="pointer-events-none fixed bottom-4 left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 rounded-control shadow-float print:hidden">
      <OfflineNote>{isWaiting ? texts.notLoaded : texts.offline}</OfflineNote>
    </div>
  );
}
