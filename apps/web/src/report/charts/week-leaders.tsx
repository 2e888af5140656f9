import { entityPath } from '../../routing/paths.ts';
import { RankingBars } from '@vitrina/ui/charts/ranking-bars';
import { nouns } from '@vitrina/ui/format/plural';
import { periodReports, periodTsr } from '../../api/period.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';

const kinds = {
  sellers: { title: 'Крупнейшие продавцы недели', kind: 'seller', noun: nouns.seller },
  brands: { title: 'Крупнейшие бренды недели', kind: 'brand', noun: nouns.brand },
} as const;

/** Ranking of the week's largest sellers or brands, shown before a search. */
export function WeekLeaders({ of }: { of: keyof typeof kinds }) {
  const { data, isLoading } = periodTsr.weekInfo.useQuery(periodReports.weekInfo(useReportParams().week));
  const className = 'border-t border-line pt-5';
  if (isLoading) return <ChartSkeleton of="leaders" className={className} />;
  if (data === undefined) return null;
  const info = data.weekInfo;
  const { title, kind, noun } = kinds[of];
  const [leaders, all] =
    of === 'sellers' ? [info.topSellers, info.sellersCount] : [info.topBrands, info.brandsCount];
  return (
    <RankingBars
      title={title}
      noun={noun}
      all={{ count: all, revenue: info.revenue }}
      ranked={leaders.map(({ id, ...leader }) => ({ ...leader, key: id, href: entityPath({ kind, id }) }))}
      className={className}
    />
  );
}
