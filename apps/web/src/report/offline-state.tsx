import { EmptyState } from '@vitrina/ui/primitives/states';

/** Stands where something (in the accusative) waits for a network; it comes by itself when there is one. */
export const OfflineState = ({ what }: { what: string }) => (
  <div className="px-(--gutter)">
    <EmptyState title="Нет сети">
      Чтобы показать {what}, нужна сеть. Всё загрузится само, как только она появится.
    </EmptyState>
  </div>
);
