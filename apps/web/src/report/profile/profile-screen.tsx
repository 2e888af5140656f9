import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useReportParams } from '../../period/use-report-params.ts';
import { Trend } from '../trend/trend.tsx';
import { TrendSkeleton } from '../trend/trend-skeleton.tsx';
import { HasChartsAtFirst } from '../charts/use-charts-shown.ts';
import { Report } from '../report.tsx';
import type { Entity } from './entity.ts';
import { ChangeEntity } from './entity-picker.tsx';
import { EntityScreen } from './entity-screen.tsx';
import { ListHead } from './list-head.tsx';
import { ProfileSkeleton, TabsSkeleton } from './profile-skeleton.tsx';
import { VanishedEntity } from './vanished-entity.tsx';
import { useVanished } from './use-vanished.ts';
import { type ProfileTab, ProfileTabs, useOpenTab } from './profile-tabs.tsx';

interface Props<Body> {
  entity: Entity<Body>;
  /** The profile in the accusative: «профиль продавца». */
  accusative: string;
  /** «Списки продавца» */
  listsLabel: string;
  tabs: readonly ProfileTab[];
  /** Whether the head shows a concentration. */
  hasStrip?: boolean;
  /** Whether a wide screen has the leaders below the metrics instead of in the heading. */
  hasLeadersBelow?: boolean;
  renderHead: (body: Body) => ReactNode;
  /** Wraps the head and the lists. */
  Wrapper?: ComponentType<{ children: ReactNode }>;
}

/** The profile of an entity in a week: its head, then its lists in tabs. */
export function ProfileScreen<Body>(props: Props<Body>) {
  const { entity, accusative, listsLabel, tabs, renderHead, Wrapper = Fragment } = props;
  const { hasStrip = false, hasLeadersBelow = true } = props;
  const title = entity.profileTitle;
  const profile = entity.useProfile(useReportParams());
  const vanished = useVanished(profile, entity.notFoundCode, entity.useHistory);
  const tab = useOpenTab(tabs);
  const phone = useIsPhone();
  const content = vanished ? (
    <VanishedEntity {...vanished} useHistory={entity.useHistory} />
  ) : (
    <Report
      query={profile}
      what={accusative}
      skeleton={
        <ProfileSkeleton
          hasStrip={hasStrip}
          hasLeadersBelow={hasLeadersBelow}
          above={tab?.chartShape}
          list={tab?.name}
        >
          {!tab?.hidesTrend && <TrendSkeleton isCollapsedAtFirst={phone} />}
          <TabsSkeleton />
        </ProfileSkeleton>
      }
      head={<ListHead title={title} name={null} other={<ChangeEntity entity={entity} />} />}
    >
      {(body) => (
        <Wrapper>
          {renderHead(body)}
          {!tab?.hidesTrend && (
            <div className="px-(--gutter)">
              <Trend
                name={entity.getName(body)}
                useHistory={entity.useHistory}
                hasMarket
                isCollapsedAtFirst={phone}
              />
            </div>
          )}
          <ProfileTabs label={listsLabel} tabs={tabs} />
        </Wrapper>
      )}
    </Report>
  );
  return (
    <EntityScreen entity={entity} title={title} isProfile>
      <HasChartsAtFirst value={false}>{content}</HasChartsAtFirst>
    </EntityScreen>
  );
}
