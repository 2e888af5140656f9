import type { DefinedField } from '@vitrina/ui/fields';
import type { ComponentProps, ReactNode } from 'react';
import { ProfileFigures } from './profile-figures.tsx';
import { ProfileHeading } from './profile-heading.tsx';

interface Props<Field extends DefinedField>
  extends
    Omit<ComponentProps<typeof ProfileHeading>, 'children'>,
    Omit<ComponentProps<typeof ProfileFigures<Field>>, 'kind' | 'picture'> {
  /** Age and rating, or counts of what is offered. */
  details: ReactNode;
  /** A picture in place of one figure's chart. */
  weekPicture?: ComponentProps<typeof ProfileFigures<Field>>['picture'];
}

/** Head of every profile: name, details, three controls, and the figures with their chart. */
export function ProfileHead<Field extends DefinedField>(props: Props<Field>) {
  const {
    entity,
    other,
    links,
    isNamedInCrumbs,
    areDetailsBelow,
    picture,
    details,
    weekPicture,
    ...figures
  } = props;
  return (
    <div className="px-(--gutter) pt-4 max-md:pt-2">
      <ProfileHeading {...{ entity, other, links, isNamedInCrumbs, areDetailsBelow, picture }}>
        {details}
      </ProfileHeading>
      <ProfileFigures {...figures} kind={entity.kind} picture={weekPicture} />
    </div>
  );
}
