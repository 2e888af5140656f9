import * as texts from '#texts/report/movers/movers';
import type { Movers } from '@vitrina/contract';
import { formatCompactMoney, formatInteger, formatMoney } from '@vitrina/ui/format/numbers';
import { formatCount } from '@vitrina/ui/format/plural';
import { classNames } from '@vitrina/ui/class-names';
import { insertElements } from '@vitrina/ui/insert-elements';
import { Segments } from '@vitrina/ui/primitives/segments';
import { useIsPhone } from '@vitrina/ui/use-is-phone';
import { useState } from 'react';
import { MissingWeek } from '../../period/nearest-week.tsx';
import { Report } from '../report.tsx';
import { ReportList } from '../report-list.tsx';
import { type MoverKind, moverKinds } from './mover-kinds.ts';
import { type GroupName, groupTitles, toMoverRows } from './mover-rows.ts';
import { Overtakers } from './overtakers.tsx';
import { useMoverKind } from './use-mover-kind.ts';
import { type MoverScope, useMovers } from './use-movers.ts';

const groupNames = ['gained', 'lost', 'entered', 'left'] as const;

const formatSigned = (amount: number): string =>
  amount > 0 ? `+${formatCompactMoney(amount)}` : formatCompactMoney(amount);

/** «+134 млн ₸», «никого», or «без продаж» if entering or leaving entities sold nothing. */
const describeSum = ({ count, change }: Movers[GroupName]): string =>
  count === 0 ? texts.nobody : change === 0 ? texts.noSales : formatSigned(change);

interface GroupsProps {
  movers: Movers;
  chosen: GroupName | undefined;
  onChoose: (name: GroupName | undefined) => void;
}

/** The four groups with their sums, on one scale; a press shows the rows of one. */
const Groups = ({ movers, chosen, onChoose }: GroupsProps) => {
  const isPhone = useIsPhone();
  const largest = Math.max(...groupNames.map((name) => Math.abs(movers[name].change)), 1);
  return (
    <div className="grid grid-cols-4 border-y border-line max-md:grid-cols-[repeat(4,auto)] max-md:whitespace-nowrap max-[23rem]:grid-cols-2">
      {groupNames.map((name) => {
        const { count, change } = movers[name];
        const sum = describeSum(movers[name]);
        const isUp = change > 0;
        const title = isPhone && name === 'left' ? texts.leftShort : groupTitles[name];
        return (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            aria-label={`${title} ${formatInteger(count)} ${sum}`}
            disabled={count === 0}
            onClick={() => onChoose(chosen === name ? undefined : name)}
            className="min-h-11 border-line px-(--gutter) py-2 text-left not-disabled:hover:bg-hover aria-pressed:bg-accent-soft max-md:px-2 max-md:text-badge max-md:font-normal max-md:first:pl-4 max-md:last:pr-4 md:[&+&]:border-l"
          >
            <span className="flex justify-between gap-x-2 max-md:flex-col">
              <span>
                {title} <b className="figures font-semibold">{formatInteger(count)}</b>
              </span>
              <span
                className={classNames(
                  'figures font-semibold',
                  name === 'gained' ? 'text-up' : name === 'lost' ? 'text-down' : undefined,
                )}
              >
                {sum}
              </span>
            </span>
            <span className="mt-1.5 block h-1.5 rounded-mark bg-press">
              <span
                className={classNames('mark block h-1.5 rounded-mark', isUp ? 'bg-up' : 'bg-down')}
                style={{ width: `${(Math.abs(change) / largest) * 100}%` }}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
};

interface SummaryProps {
  kind: MoverKind;
  movers: Movers;
  className: string;
}

/** «Вместе +120 269 870 ₸», and the number without a change; below the table on a phone. */
const Summary = ({ kind, movers, className }: SummaryProps) => {
  const change = groupNames.reduce((sum, name) => sum + movers[name].change, 0);
  const text =
    movers.unchangedCount > 0
      ? texts.togetherAndUnchanged(formatCount(movers.unchangedCount, moverKinds[kind].noun))
      : texts.together;
  const sum = `${change > 0 ? '+' : ''}${formatMoney(change)}`;
  return (
    <p className={classNames('text-ink-2', className)}>
      {insertElements(text, { sum: <b className="font-semibold text-ink">{sum}</b> })}
    </p>
  );
};

/** Whether the rows of a group are cut. */
const isCut = (movers: Movers): boolean =>
  groupNames.some((name) => movers[name].rows.length < movers[name].count);

/** States that the table has only the largest rows of each group, if a group is cut; below the table on a phone. */
const CutNote = ({ movers, className }: { movers: Movers; className: string }) =>
  isCut(movers) ? (
    <p className={classNames('text-badge font-normal text-ink-2', className)}>{texts.cut}</p>
  ) : null;

interface Props {
  /** Kinds of entities to choose from. */
  kinds: readonly MoverKind[];
  scope: MoverScope;
}

/** Movers inside an entity: four groups, their rows, and who overtook whom. */
export function Movement({ kinds, scope }: Props) {
  const [kind, setKind] = useMoverKind(kinds, 'sellers');
  const [chosen, setChosen] = useState<GroupName>();
  const query = useMovers(kind, scope);
  const { noun, title } = moverKinds[query.of];
  return (
    <Report query={query} what={texts.movementAccusative}>
      {({ against, movers }) =>
        against === null ? (
          <div className="px-(--gutter)">
            <MissingWeek />
          </div>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3 max-md:gap-y-1 max-md:py-2">
              <Segments
                label={texts.whatMoved}
                choices={kinds.map((name) => ({ name, title: moverKinds[name].title }))}
                value={kind}
                onChange={setKind}
                className="max-md:max-w-full max-md:scroll-sideways"
              />
              <Summary kind={query.of} movers={movers} className="max-md:hidden" />
              <CutNote movers={movers} className="ml-auto max-md:hidden" />
            </div>
            <div aria-busy={query.isPlaceholderData || undefined} className="aria-busy:opacity-60">
              <Groups movers={movers} chosen={chosen} onChoose={setChosen} />
              <ReportList
                name="movers"
                caption={texts.caption(title)}
                noun={noun}
                initialOrder="change"
                isPart={isCut(movers)}
                totalLabel={chosen === undefined ? texts.total : texts.totalOf(groupTitles[chosen])}
                {...toMoverRows(query.of, movers, chosen)}
                initiallyHidden={['share']}
                phoneLayout={{
                  value: 'revenueDifference',
                  secondary: ['phoneLine'],
                  secondaryValue: 'revenue',
                  isNameAlone: query.of === 'products',
                }}
                emptyTitle={texts.nothingMoved}
                advice={texts.chooseWeek}
              />
              <Summary kind={query.of} movers={movers} className="px-(--gutter) pt-3 md:hidden" />
              <CutNote movers={movers} className="px-(--gutter) pt-2 md:hidden" />
              <Overtakers kind={query.of} movers={movers} />
            </div>
          </>
        )
      }
    </Report>
  );
}
