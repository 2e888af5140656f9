import type { ReactNode } from 'react';
import { useReportParams } from '../../period/use-report-params.ts';
import { HasChartsAtFirst } from '../charts/use-charts-shown.ts';
import { Report } from '../report.tsx';
import type { Entity } from './entity.ts';
import { ChangeEntity } from './entity-picker.tsx';
import { EntityScreen } from './entity-screen.tsx';
import { ListHead } from './list-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
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
  renderHead: (body: Body) => ReactNode;
}

/** The profile of an entity in a week: its head, then its lists in tabs. */
export function ProfileScreen<Body>(props: Props<Body>) {
  const { entity, accusative, listsLabel, tabs, renderHead } = props;
  const title = entity.profileTitle;
  const profile = entity.useProfile(useReportParams());
  const vanished = useVanished(profile, entity.notFoundCode, entity.useHistory);
  const tab = useOpenTab(tabs);
  const content = vanished ? (
    <VanishedEntity {...vanished} kind={entity.kind} fields={entity.figures} useHistory={entity.useHistory} />
  ) : (
    <Report
      query={profile}
      what={accusative}
      skeleton={<ProfileSkeleton count={entity.figures.length} above={tab?.chartShape} list={tab?.name} />}
      head={<ListHead title={title} name={null} other={<ChangeEntity entity={entity} />} />}
    >
      {(body) => (
        <>
          {renderHead(body)}
          <ProfileTabs label={listsLabel} tabs={tabs} />
        </>
      )}
    </Report>
  );
  return (
    <EntityScreen entity={entity} title={title} isProfile>
      <HasChartsAtFirst value={false}>{content}</HasChartsAtFirst>
    </EntityScreen>
  );
}
