import type { Import } from '@vitrina/contract';
import { formatCount } from '@vitrina/ui/format/plural';
import { Button } from '@vitrina/ui/primitives/button';
import { Checkbox } from '@vitrina/ui/primitives/checkbox';
import { FlowError } from '../flow-error.tsx';
import { ImportFoot } from '../import-foot.tsx';
import { ImportProgress } from '../import-progress.tsx';
import { isRunning } from '../imports-query.ts';
import { hasDecisions } from '../step.ts';
import type { ImportFlow } from '../use-import.ts';
import { ColumnList } from './column-list.tsx';
import { Decisions } from './decisions.tsx';
import { emptyDraft, getField, listUndecided, toMapping } from './draft.ts';
import { Notes } from './notes.tsx';
import type { Columns } from './use-draft.ts';
import * as fileTexts from '#texts/import/files';
import * as texts from '#texts/import/columns';

interface Props {
  flow: ImportFlow;
  /** The import as its last check left it. */
  checked: Import;
  columns: Columns;
}

/** «9 столбцов узнали, 1 пропускаем, 1 нужно решить» */
function Summary({
  checked: { readings, problems },
  columns: { draft, isKept, change },
}: Omit<Props, 'flow'>) {
  const all = readings.flatMap((reading) => reading.columns);
  const knownCount = all.filter((column) => getField(draft, column) !== null).length;
  const undecidedCount = readings.flatMap((reading) => listUndecided(reading, problems, draft)).length;
  const leftOutCount = all.length - knownCount - undecidedCount;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <p className="font-semibold">
        {texts.summary(
          formatCount(knownCount, texts.column),
          leftOutCount === 0 ? undefined : leftOutCount,
          undecidedCount === 0 ? undefined : undecidedCount,
        )}
      </p>
      {isKept && (
        <output>
          {texts.kept}{' '}
          <button
            type="button"
            onClick={() => change({ ...emptyDraft })}
            className="rounded-mark font-medium text-accent hover:underline"
          >
            {texts.readAnew}
          </button>
        </output>
      )}
    </div>
  );
}

/** Buttons of the columns: back to the files, and the check. */
function ColumnsButtons({ flow, checked, columns }: Props) {
  const { readings, problems } = checked;
  const rowsCount = readings.reduce((sum, one) => sum + one.rowsCount, 0);
  const isChecked = flow.current?.state === 'checked' && !columns.isChanged;
  const check = () => {
    if (isChecked) return flow.open('check');
    columns.noteCheck();
    flow.check(toMapping(readings, problems, columns.draft), 'check');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => flow.open('files')}>
        {texts.back}
      </Button>
      <Button
        variant="primary"
        pending={flow.isPending}
        disabled={flow.current?.state === 'refused' && !columns.isChanged && hasDecisions(checked)}
        onClick={check}
      >
        {rowsCount === 0 ? texts.check : texts.checkRows(formatCount(rowsCount, texts.checkedRow))}
      </Button>
    </>
  );
}

/** The step «Столбцы»: what each column is, and what a person must decide. */
export function ColumnsStep({ flow, checked, columns }: Props) {
  const { current } = flow;
  const isBusy = current !== undefined && isRunning(current);
  return (
    <>
      <div
        inert={isBusy}
        className={`grid gap-x-9 gap-y-6 px-(--gutter) pb-8 lg:grid-cols-[minmax(0,1fr)_17.5rem] lg:grid-rows-[auto_1fr] ${isBusy ? 'opacity-50' : ''}`}
      >
        <div className="lg:col-start-2 empty:hidden">
          <Decisions checked={checked} draft={columns.draft} onChange={columns.change} />
        </div>
        <div className="min-w-0 space-y-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FlowError flow={flow} />
          <Summary checked={checked} columns={columns} />
          <ColumnList checked={checked} draft={columns.draft} onChange={columns.change} />
        </div>
        <div className="space-y-7 lg:col-start-2">
          <Notes checked={checked} draft={columns.draft} onChange={columns.change} />
        </div>
      </div>
      {isBusy ? (
        <ImportFoot
          actions={
            <Button variant="quiet" onClick={flow.remove}>
              {fileTexts.cancel}
            </Button>
          }
        >
          <ImportProgress flow={flow} current={current} title={texts.checking} />
        </ImportFoot>
      ) : (
        <ImportFoot actions={<ColumnsButtons flow={flow} checked={checked} columns={columns} />}>
          <Checkbox checked={columns.isRemembered} onChange={columns.remember} className="text-ink">
            {texts.remember}
          </Checkbox>
        </ImportFoot>
      )}
    </>
  );
}
