import * as texts from '#texts/report/profile/profile';
import type { DefinedField } from '@vitrina/ui/fields';
import { useState } from 'react';
import type { UseHistory } from '../trend/entity-history.ts';
import { Trend } from '../trend/trend.tsx';
import type { WeekPicture } from '../trend/trend-section.tsx';
import { usePlacesCount } from '../trend/use-places-count.ts';
import { FigureTabs, type FiguresProps } from './figure-tabs.tsx';

interface Props<Field extends DefinedField> extends FiguresProps<Field> {
  fields: readonly [Field, ...Field[]];
  /** The figure that is chosen at first; by default the first. */
  first?: Field;
  /** Kind of the entity, whose line it names: «магазин». */
  kind: keyof typeof texts.owners;
  useHistory: UseHistory;
  picture?: WeekPicture | undefined;
  isCollapsedAtFirst?: boolean | undefined;
}

/** Figures of a profile as tabs of one chart, which is a line until it is opened. */
export function ProfileFigures<Field extends DefinedField>(props: Props<Field>) {
  const { first, kind, useHistory, picture, isCollapsedAtFirst = true, ...figures } = props;
  const [chosen, choose] = useState(first ?? figures.fields[0]);
  const placesCount = usePlacesCount(useHistory);
  return (
    <FigureTabs placesCount={placesCount} {...figures} value={chosen} onChange={choose}>
      <Trend
        field={chosen}
        owner={texts.owners[kind]}
        useHistory={useHistory}
        hasMarket={figures.market !== undefined}
        picture={picture}
        isCollapsedAtFirst={isCollapsedAtFirst}
      />
    </FigureTabs>
  );
}
