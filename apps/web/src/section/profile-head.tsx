import * as texts from '#texts/section/profile';
import type { SectionInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { useMarketTotals } from '../report/profile/use-market-totals.ts';
import { Concentrations } from '../report/market-part/concentrations.tsx';
import { PartHead } from '../report/market-part/part-head.tsx';
import { reports } from '../api/reports.ts';
import { useSectionHistory } from './section-entity.ts';
import { sectionBrands, sectionPart, sectionSellers } from './section-markets.ts';

const fields = [
  'revenue',
  'salesCount',
  'shareRevenueFromTotal',
  'placeByRevenue',
  'averagePrice',
  'meanPotentialProfitIndex',
] as const;

/** Head of a section's profile; short on a phone, where the tab below counts the categories. */
export function ProfileHead({ info }: { info: SectionInfo }) {
  const { sectionId, sectionTitle } = info;
  const { week } = useAgainst();
  const phone = useIsPhone();
  const before = toPreviousReport(reports.section.info.useQuery(week && { ...week, sectionId }));
  return (
    <PartHead
      entity={{ kind: 'section', id: sectionId, title: sectionTitle }}
      other={texts.change}
      fields={fields}
      info={info}
      before={before === 'pending' ? before : before?.sectionInfo}
      market={useMarketTotals()}
      useHistory={useSectionHistory}
      counts={[
        ...(phone ? [] : [{ count: info.categoriesCount, noun: nouns.category }]),
        { count: info.sellersCount, noun: nouns.seller },
        { count: info.brandsCount, noun: nouns.brand },
        { count: info.productsCount, noun: nouns.product },
      ]}
      concentrations={
        <Concentrations
          part={sectionPart}
          sellers={sectionSellers}
          brands={sectionBrands}
          hhi={info.sectionSellersHHI}
          firstTab="categories"
        />
      }
    />
  );
}
