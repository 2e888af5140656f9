import * as texts from '#texts/report/market-part/market-part';
import type { Leader } from '@vitrina/contract';
import type { DefinedField } from '@vitrina/ui/fields';
import type { Noun } from '@vitrina/ui/format/plural';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import type { ComponentProps, ReactNode } from 'react';
import { CONCENTRATION, useChartsShown } from '../charts/use-charts-shown.ts';
import { Leaders } from '../profile/leaders.tsx';
import { Offered } from '../profile/offered.tsx';
import { ProfileHeading } from '../profile/profile-heading.tsx';
import { ProfileMetrics } from '../profile/profile-metrics.tsx';
import type { MarketTotals } from '../profile/use-market-totals.ts';
import type { UseHistory } from '../trend/entity-history.ts';
import { useHistoryMetrics } from '../trend/use-history-metrics.tsx';

type Figures<Field extends DefinedField> = Readonly<Record<Field, number | null>>;

interface Props<Field extends DefinedField> {
  entity: ComponentProps<typeof ProfileHeading>['entity'];
  /** «Сменить категорию» */
  other: string;
  fields: readonly Field[];
  info: Figures<Field> & {
    placeByRevenue: number | null;
    topSellers: readonly Leader[];
    topBrands: readonly Leader[];
  };
  /** The same figures in the compared week. */
  before: Figures<Field> | 'pending' | undefined;
  market: MarketTotals;
  useHistory: UseHistory;
  /** Counts of its sellers, brands and products. */
  counts: readonly { count: number; noun: Noun }[];
  concentrations: ReactNode;
}

const TopLeaders = ({ info }: Pick<Props<never>, 'info'>) => (
  <>
    <Leaders title={texts.topSellers} leaders={info.topSellers} kind="seller" />
    <Leaders title={texts.topBrands} leaders={info.topBrands} kind="brand" />
  </>
);

/**
 * Head of the profile of a category or section: counts, metrics, leaders and concentration; a phone expands the last
 * two with the further metrics.
 */
export function PartHead<Field extends DefinedField>(props: Props<Field>) {
  const { entity, other, fields, info, before, market, useHistory, counts, concentrations } = props;
  const phone = useIsPhone();
  const [isStripShown] = useChartsShown(CONCENTRATION);
  const history = useHistoryMetrics(useHistory);
  return (
    <div className="px-(--gutter) pt-3">
      <ProfileHeading entity={entity} other={other}>
        <div className="flex flex-wrap items-baseline gap-x-5">
          <Offered hasSales={info.placeByRevenue !== null} counts={counts} />
          {phone ? null : (
            <div className="flex max-w-full min-w-0 gap-x-5">
              <TopLeaders info={info} />
            </div>
          )}
        </div>
      </ProfileHeading>
      <ProfileMetrics
        fields={fields}
        info={info}
        before={before}
        market={market}
        {...history}
        leadersLabel={texts.concentrationAndLeaders}
        isOpenAtFirst={isStripShown}
      >
        {phone ? (
          <>
            <TopLeaders info={info} />
            {concentrations}
          </>
        ) : undefined}
      </ProfileMetrics>
      {phone ? null : concentrations}
    </div>
  );
}
