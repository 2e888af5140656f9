import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { useSearchParams } from 'react-router';
import { type ChartShape, ChartSkeleton } from './charts/chart-skeleton.tsx';

const rows = Array.from({ length: 12 }, (_, place) => place);

/** The shape of a table on its way: the picture above it unless it is hidden, its toolbar, its head, its first rows. */
export function ListSkeleton({ above }: { above?: ChartShape | undefined }) {
  const [search] = useSearchParams();
  const phone = useIsPhone();
  const pictured = phone || search.get('charts') !== 'off' ? above : undefined;
  return (
    <div>
      {pictured && (
        <ChartSkeleton
          of={pictured}
          className={`px-(--gutter) pt-4 ${pictured === 'treemap' ? 'pb-1' : 'border-b border-line pb-3.5'}`}
        />
      )}
      <div className="flex flex-wrap gap-2 px-(--gutter) py-2.5">
        <Skeleton className="h-(--control-small) w-56 max-md:w-auto max-md:flex-1" />
        <Skeleton className="h-(--control-small) w-24 max-md:w-auto max-md:flex-1" />
        <Skeleton className="h-5 w-full max-w-24 md:hidden" />
      </div>
      <div className="h-8 border-y border-line bg-sunken" />
      {rows.map((row) => (
        <div key={row} className="flex h-(--row) items-center gap-6 border-b border-line-soft px-(--gutter)">
          <Skeleton className="h-3 flex-1" />
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-16 max-md:hidden" />
          <Skeleton className="h-3 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
