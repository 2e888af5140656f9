import * as texts from '#texts/report/report';
import { EmptyState } from '@vitrina/ui/primitives/states';

/** Stands where something (in the accusative) waits for a network; it comes by itself when there is one. */
export const OfflineState = ({ what }: { what: string }) => (
  <div className="px-(--gutter)">
    <EmptyState title={texts.offline}>{texts.needsNetwork(what)}</EmptyState>
  </div>
);
