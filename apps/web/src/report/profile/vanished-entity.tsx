import * as texts from '#texts/report/profile/vanished-entity';
import type { DefinedField } from '@vitrina/ui/fields';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Link } from '@vitrina/ui/link';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { formatWeek } from '../../period/format-week.ts';
import { useReportParams } from '../../period/use-report-params.ts';
import { useScreenPath } from '../../routing/shared-screen.ts';
import { withWeek } from '../../routing/week-search-params.ts';
import type { UseHistory } from '../trend/entity-history.ts';
import type { Vanished } from './use-vanished.ts';
import { ProfileFigures } from './profile-figures.tsx';

interface Props<Field extends DefinedField> extends Vanished {
  fields: readonly [Field, ...Field[]];
  kind: ComponentProps<typeof ProfileFigures>['kind'];
  useHistory: UseHistory;
}

/** The figures of a week without the entity. */
const listUnknown = <Field extends DefinedField>(fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as Record<Field, null>;

/** An entity that is missing in the week: its name, the last week that has it, and its history. */
export function VanishedEntity<Field extends DefinedField>(props: Props<Field>) {
  const { name, lastWeek, fields, kind, useHistory } = props;
  const path = useScreenPath();
  const { search } = useLocation();
  const { week } = useReportParams();
  const href = `${path}?${withWeek(new URLSearchParams(search), lastWeek).toString()}`;
  return (
    <div className="px-(--gutter) pt-5 pb-6 max-md:pt-3">
      <h1 title={name} className="line-clamp-4 text-title [overflow-wrap:anywhere]">
        {name}
      </h1>
      <p className="mt-1 mb-4 text-ink-2">
        {insertElements(texts.noOffers(week?.weekNumber ?? ''), {
          week: (
            <Link href={href} className="text-accent hover:underline">
              {formatWeek(lastWeek)}
            </Link>
          ),
        })}
      </p>
      <ProfileFigures
        fields={fields}
        info={listUnknown(fields)}
        before={undefined}
        kind={kind}
        useHistory={useHistory}
        isCollapsedAtFirst={false}
      />
    </div>
  );
}
