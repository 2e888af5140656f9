import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { MetricRow } from '@vitrina/ui/primitives/metric';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { ListSkeleton } from '../list-skeleton.tsx';
import { type ChartShape, ChartSkeleton } from '../charts/chart-skeleton.tsx';
import { FIRST_FIGURES } from './profile-figures.tsx';

/** The shape of so many figures on their way; a phone shows the first ones and what opens the rest. */
export function FiguresSkeleton({ count }: { count: number }) {
  const phone = useIsPhone();
  return (
    <>
      <MetricRow>
        {Array.from({ length: phone ? FIRST_FIGURES : count }, (_, place) => (
          <div key={place} className="py-2.5">
            <Skeleton className="h-4 w-16" />
            <Skeleton className="mt-1.5 h-6 w-24" />
          </div>
        ))}
      </MetricRow>
      {phone && <Skeleton className="my-3.5 h-4 w-40" />}
    </>
  );
}

interface Props {
  /** What stands above the list of the open tab. */
  above?: ChartShape | undefined;
  /** Between the figures and the tabs stands a concentration. */
  hasStrip?: boolean;
  /** Its lists stand one below the other, each under its title, instead of in tabs. */
  onOnePage?: boolean;
}

const Tabs = () => (
  <div className="flex h-9 items-center gap-5 border-b border-line pt-3 box-content max-md:h-11">
    <Skeleton className="h-4 w-24" />
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-4 w-20" />
  </div>
);

const FirstTitle = () => (
  <>
    <div className="mt-3 flex h-8 items-center max-md:h-11">
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
    <div className="-mx-(--gutter) mt-3 border-t border-line px-(--gutter) pt-5">
      <Skeleton className="h-6 w-28" />
    </div>
  </>
);

/** The shape of a profile on its way: name, figures, tabs, table. */
export const ProfileSkeleton = ({ above, hasStrip = false, onOnePage = false }: Props) => (
  <div>
    <div className="px-(--gutter) pt-5 max-md:pt-3">
      <Skeleton className="h-7 w-64 max-md:hidden" />
      <Skeleton className="mt-2 mb-4 h-4 w-96 max-w-full max-md:mt-0.5 max-md:mb-7" />
      <FiguresSkeleton count={7} />
      <Skeleton className="mt-3 h-4 w-full max-w-2xl max-md:hidden" />
      {hasStrip && <ChartSkeleton of="strip" className="mt-4 pb-1 md:border-t md:border-line-soft md:pt-4" />}
      {onOnePage ? <FirstTitle /> : <Tabs />}
    </div>
    <ListSkeleton above={above} />
  </div>
);
