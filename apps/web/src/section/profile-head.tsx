import * as texts from '#texts/section/profile';
import type { SectionInfo } from '@vitrina/contract';
import { nouns } from '@vitrina/ui/format/plural';
import { toPreviousReport, useAgainst } from '../period/use-against.ts';
import { useMarketTotals } from '../report/profile/use-market-totals.ts';
import { Offered } from '../report/profile/offered.tsx';
import { ProfileHead } from '../report/profile/profile-head.tsx';
import { reports } from '../api/reports.ts';
import { sectionMetrics, useSectionHistory } from './section-entity.ts';

/** Head of a section's profile. */
export function SectionHead({ info }: { info: SectionInfo }) {
  const { sectionId, sectionTitle } = info;
  const { week } = useAgainst();
  const before = toPreviousReport(reports.section.info.useQuery(week && { ...week, sectionId }));
  return (
    <ProfileHead
      entity={{ kind: 'section', id: sectionId, title: sectionTitle }}
      other={texts.change}
      details={
        <Offered
          hasSales={info.placeByRevenue !== null}
          counts={[
            { count: info.categoriesCount, noun: nouns.category },
            { count: info.sellersCount, noun: nouns.seller },
            { count: info.brandsCount, noun: nouns.brand },
            { count: info.productsCount, noun: nouns.product },
          ]}
        />
      }
      fields={sectionMetrics}
      info={info}
      before={before === 'pending' ? before : before?.sectionInfo}
      market={useMarketTotals()}
      useHistory={useSectionHistory}
    />
  );
}
