import type { Import, ImportProblem } from '@vitrina/contract';
import { formatCount } from '@vitrina/ui/format/plural';
import { Button } from '@vitrina/ui/primitives/button';
import { Checkbox } from '@vitrina/ui/primitives/checkbox';
import { Segments } from '@vitrina/ui/primitives/segments';
import { type Draft, type DraftProps, listUndecided } from './draft.ts';
import { getFieldName } from './field-name.ts';
import { isNamed, MissingColumn } from './missing-column.tsx';
import { translateProblem } from '../report/translate-reason.ts';
import * as texts from '#texts/import/problems';

type Props = DraftProps & { checked: Import };

/** Leaves a column out, or reads it again. */
const leaveOut = (draft: Draft, header: string, isLeftOut: boolean): Draft => {
  const { [header]: _, ...fields } = draft.fields;
  return { ...draft, fields: isLeftOut ? { ...fields, [header]: null } : fields };
};

/** The control that solves a problem. */
function Solution({
  problem: { kind, field, header },
  checked,
  draft,
  onChange,
}: Props & { problem: ImportProblem }) {
  switch (kind) {
    case 'missing-column':
      return <MissingColumn {...{ checked, field, draft, onChange }} />;
    case 'unclear-decimal':
      return (
        <Segments
          label={texts.decimal}
          choices={texts.decimals}
          value={draft.decimal ?? ''}
          onChange={(decimal) => onChange({ ...draft, decimal: decimal === 'comma' ? 'comma' : 'point' })}
        />
      );
    case 'missing-days':
      return (
        <Checkbox checked={draft.partial} onChange={(partial) => onChange({ ...draft, partial })}>
          {texts.partial}
        </Checkbox>
      );
    case 'week-not-ended':
      return (
        <Checkbox checked={draft.future} onChange={(future) => onChange({ ...draft, future })}>
          {texts.future}
        </Checkbox>
      );
    case 'repeated-column':
      if (header === null) return null;
      return (
        <Checkbox
          checked={draft.fields[header] === null}
          onChange={(isLeftOut) => onChange(leaveOut(draft, header, isLeftOut))}
        >
          {texts.leaveOut(header)}
        </Checkbox>
      );
    case 'unknown-column':
    case 'other':
    case 'no-table':
      return null;
  }
}

/** A problem: what it is, and what solves it. */
function Problem({ problem, checked, draft, onChange }: Props & { problem: ImportProblem }) {
  const { kind, file, field, header, message } = problem;
  const name = field === null ? (header ?? '') : getFieldName(field);
  const translated = translateProblem(message);
  return (
    <li className="space-y-1.5">
      <p className="font-semibold [overflow-wrap:anywhere]">{texts.titles[kind](name)}</p>
      {(kind === 'other' || kind === 'week-not-ended') && (
        <p lang={translated === undefined ? 'en' : undefined} className="text-ink-2 [overflow-wrap:anywhere]">
          {translated ?? message}
        </p>
      )}
      {file !== null && kind !== 'other' && <p className="text-ink-2 [overflow-wrap:anywhere]">{file}</p>}
      <Solution {...{ problem, checked, draft, onChange }} />
    </li>
  );
}

/** Leaves out at once what is unknown. */
const UnknownColumns = ({ count, draft, onChange }: DraftProps & { count: number }) => (
  <li className="space-y-1.5">
    <p className="font-semibold">{formatCount(count, texts.unknownColumn)}</p>
    <p className="text-ink-2">{texts.chooseOrSkip}</p>
    <Button small onClick={() => onChange({ ...draft, ignoresUnknown: true })}>
      {texts.skipUnknown}
    </Button>
  </li>
);

/** Problems that differ in their file alone are one to a person. */
const withoutRepeats = (problems: readonly ImportProblem[]) => [
  ...new Map(
    problems
      .filter(({ kind }) => kind !== 'unknown-column')
      .map((problem) => [
        problem.kind === 'unclear-decimal' || problem.field === null
          ? `${problem.kind} ${problem.kind === 'other' ? problem.message : ''}`
          : `${problem.kind} ${problem.field}`,
        problem,
      ]),
  ).values(),
];

/** What stands in the way, each with the control that solves it. */
export function Decisions({ checked, draft, onChange }: Props) {
  const problems = withoutRepeats(checked.problems).filter(
    ({ kind, field }) => kind !== 'missing-column' || !isNamed(draft, field),
  );
  const unknownCount = checked.readings.flatMap((reading) =>
    listUndecided(reading, checked.problems, draft),
  ).length;
  if (problems.length === 0 && unknownCount === 0) return null;
  return (
    <section aria-label={texts.toDecide}>
      <h3 className="text-section">{texts.toDecide}</h3>
      <ul className="mt-2 space-y-4 rounded-control border border-warn-line bg-warn-soft p-3.5">
        {unknownCount > 0 && <UnknownColumns count={unknownCount} {...{ draft, onChange }} />}
        {problems.map((problem, place) => (
          <Problem key={place} {...{ problem, checked, draft, onChange }} />
        ))}
      </ul>
    </section>
  );
}
