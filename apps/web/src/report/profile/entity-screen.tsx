import type { ReactNode } from 'react';
import { getErrorCode } from '../../api/api-error.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { Page } from '../../routing/page.tsx';
import { entityPath } from '../../routing/paths.ts';
import { useIsShared } from '../../routing/shared-screen.ts';
import { entityKinds } from '../../search/entity-kinds.ts';
import { useRecordVisit } from '../../session/use-record-visit.ts';
import type { Entity } from './entity.ts';
import { Alternatives, FirstChoice } from './entity-picker.tsx';

interface Props<Body> {
  entity: Entity<Body>;
  /** Title of the screen: «Товары продавца». */
  title: string;
  /** The profile has the entity's name as its title. */
  isProfile?: boolean;
  children: ReactNode;
}

const noSections = () => [];

/** Returns the id, the profile's result and the name of the entity in the address. */
export function useEntity<Body>({ kind, useProfile, getName }: Entity<Body>) {
  const params = useReportParams();
  const { data, error } = useProfile(params);
  const id = params[entityKinds[kind].id];
  const name = data === undefined ? undefined : getName(data);
  const href = id === undefined ? undefined : entityPath({ kind, id });
  return { id, name, href, data, error };
}

/** A screen about one entity; without an id in the address it shows a picker. */
export function EntityScreen<Body>({ entity, title, isProfile = false, children }: Props<Body>) {
  const { kind, index, notFoundCode, advice, useSections = noSections } = entity;
  const { id, name, href, data, error } = useEntity(entity);
  const isShared = useIsShared();
  useRecordVisit(kind, id, name);
  const sections = useSections(data, isProfile);
  const own = name === undefined || isProfile ? [] : [{ title: name, ...(href && { href }) }];
  return (
    <Page
      title={(isProfile && name) || title}
      name={isProfile ? undefined : name}
      crumbs={[index, ...sections, ...own]}
    >
      {id === undefined ? (
        <FirstChoice title={title} advice={advice} kind={kind} />
      ) : (
        <>
          {children}
          {getErrorCode(error) === notFoundCode && !isShared && <Alternatives advice={advice} kind={kind} />}
        </>
      )}
    </Page>
  );
}
