import { Skeleton } from '../../primitives/skeleton.tsx';

const rows = Array.from({ length: 12 }, (_, place) => place);

/** Placeholder of two-line rows while their code loads. */
export const TwoLineSkeleton = () => (
  <div aria-busy="true" className="min-h-dvh border-t border-line">
    <div className="h-8 border-b border-line bg-sunken" />
    {rows.map((row) => (
      <div key={row} className="flex h-[57px] flex-col justify-center gap-2.5 border-b border-line-soft px-4">
        <Skeleton className="h-3 w-48" />
        <Skeleton className="h-2.5 w-28" />
      </div>
    ))}
  </div>
);
