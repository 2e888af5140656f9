import { createLazyComponent } from '@vitrina/ui/lazy/lazy-component';
import { IndexDetailsContext } from '@vitrina/ui/primitives/index-badge';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useReportParams } from '../../period/use-report-params.ts';
import { useIsShared, useScreenPath } from '../../routing/shared-screen.ts';
import { findIndexSubject, type MeanIndex, type OwnIndex } from './index-subject.ts';

const IndexPopover = createLazyComponent(async () => (await import('./index-popover.tsx')).IndexPopover);

interface Opened {
  badge: HTMLElement;
  subject: OwnIndex | MeanIndex;
  /** The index on the badge. */
  index: number;
}

/**
 * Lets every badge inside open the parts of its index; closes without a message if the backend has no such call. A
 * shared screen opens nothing.
 */
export function IndexDetailsProvider({ children }: { children: ReactNode }) {
  const pathname = useScreenPath();
  const isShared = useIsShared();
  const { sellerId, brandId, categoryId } = useReportParams();
  const [opened, setOpened] = useState<Opened>();
  const [absent, setAbsent] = useState<ReadonlySet<OwnIndex['kind']>>(new Set());
  const details = useMemo(() => {
    const find = (row: object) => findIndexSubject(row, pathname, { sellerId, brandId, categoryId });
    const open = (badge: HTMLElement, row: object) => {
      const subject = find(row);
      const index: unknown = Reflect.get(row, 'potentialProfitIndex');
      if (subject === undefined || 'isUnlisted' in subject || typeof index !== 'number') return;
      setOpened((before) => (before?.badge === badge ? undefined : { badge, subject, index }));
    };
    return {
      find: (row: object) => {
        const subject = find(row);
        return subject?.origin === 'own' && absent.has(subject.kind) ? undefined : subject;
      },
      open: isShared ? undefined : open,
    };
  }, [pathname, sellerId, brandId, categoryId, absent, isShared]);
  const close = useCallback(() => setOpened(undefined), []);
  const closeAbsent = useCallback((kind: OwnIndex['kind']) => {
    setAbsent((before) => new Set([...before, kind]));
    setOpened(undefined);
  }, []);
  return (
    <IndexDetailsContext value={details}>
      {children}
      {opened && (
        <Suspense>
          <IndexPopover {...opened} onClose={close} onAbsent={closeAbsent} />
        </Suspense>
      )}
    </IndexDetailsContext>
  );
}
