import { EmptyState, OfflineNote } from '@vitrina/ui/primitives/states.tsx';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no network, for as long as that is so. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return <OfflineNote>Нет сети. Показано то, что было загружено раньше.</OfflineNote>;
}

/** Stands where something (in the accusative) waits for a network; it comes by itself when there is one. */
export const OfflineState = ({ what }: { what: string }) => (
  <div className="px-(--gutter)">
    <EmptyState title="Нет сети">
      Чтобы показать {what}, нужна сеть. Всё загрузится само, как только она появится.
    </EmptyState>
  </div>
);
