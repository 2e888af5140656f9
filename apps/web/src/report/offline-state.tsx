import * as texts from '#texts/report/report';
import { EmptyState } from '@vitrina/ui/primitives/states';

/** Replaces content (named in the accusative) that waits for a network and then loads by itself. */
export const OfflineState = ({ what }: { what: string }) => (
  <div className="px-(--gutter)">
    <EmptyState title={texts.offline}>{texts.needsNetwork(what)}</EmptyState>
  </div>
);
