import { useIsPhone } from '@vitrina/ui/use-is-phone';
import type { ReactNode } from 'react';
import { useIsShared } from '../../routing/shared-screen.ts';
import { ActionsMenu } from '../share/actions-menu.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { Entity } from './entity.ts';
import { ChangeEntity, ChangeItem } from './entity-picker.tsx';
import { EntityScreen, useEntity } from './entity-screen.tsx';
import { ListHead } from './list-head.tsx';

interface Props<Body> {
  entity: Entity<Body>;
  /** Title of the screen: «Товары продавца». */
  title: string;
  children: ReactNode;
}

/** Actions on a whole list: buttons, on a phone a menu. A shared screen has none. */
function ListActions<Body>({ entity }: { entity: Entity<Body> }) {
  const phone = useIsPhone();
  if (useIsShared()) return null;
  return phone ? (
    <ActionsMenu>
      <ChangeItem label={entity.changeLabel} />
    </ActionsMenu>
  ) : (
    <span className="flex gap-2">
      <ShareButton />
      <ChangeEntity entity={entity} />
    </span>
  );
}

/** A screen of one list about one entity, in full width. */
export function EntityListScreen<Body>({ entity, title, children }: Props<Body>) {
  const { name, href, error } = useEntity(entity);
  return (
    <EntityScreen entity={entity} title={title}>
      <ListHead
        title={title}
        name={error === null ? name : null}
        {...(href && { href })}
        other={<ListActions entity={entity} />}
      />
      {children}
    </EntityScreen>
  );
}
