import { useQuery } from '@tanstack/react-query';
import type { Imports } from '@vitrina/contract';
import { Link } from '@vitrina/ui/link';
import { getButtonClass } from '@vitrina/ui/primitives/button';
import { Skeleton } from '@vitrina/ui/primitives/skeleton';
import { EmptyState } from '@vitrina/ui/primitives/states';
import { Report } from '../report/report.tsx';
import { Page } from '../routing/page.tsx';
import { paths } from '../routing/paths.ts';
import { useSession } from '../session/session-context.ts';
import { CheckStep } from './report/check-step.tsx';
import { ColumnsStep } from './columns/columns-step.tsx';
import { useDraft } from './columns/use-draft.ts';
import { FilesStep } from './files/files-step.tsx';
import { usePageDrop } from './files/use-page-drop.ts';
import { ImportHead } from './import-head.tsx';
import { importsQuery } from '../session/own-imports.ts';
import { isForbidden } from './imports-query.ts';
import { useImport } from './use-import.ts';
import * as screens from '#texts/screens';
import * as texts from '#texts/import/import';

/** Says who may load data. */
const Forbidden = () => (
  <div className="px-(--gutter)">
    <h1 className="pt-5 text-title">{screens.imports}</h1>
    <EmptyState
      title={texts.forbidden}
      actions={
        <Link href={paths.home()} className={getButtonClass('outlined')}>
          {texts.toHome}
        </Link>
      }
    >
      {texts.whoMay}
    </EmptyState>
  </div>
);

const ignoreFiles = () => undefined;

/** The step of the person's import. */
function ImportSteps({ list }: { list: Imports }) {
  const flow = useImport(list);
  const { step, current, checked } = flow;
  const columns = useDraft(checked);
  // A browser opens a file that nothing takes, and leaves the page.
  usePageDrop(ignoreFiles);
  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col">
      <ImportHead step={step} />
      {step === 'files' && <FilesStep flow={flow} maxBytes={list.maxBytes} />}
      {step === 'columns' && checked && <ColumnsStep flow={flow} checked={checked} columns={columns} />}
      {(step === 'check' || step === 'publish') && current && <CheckStep flow={flow} current={current} />}
    </div>
  );
}

/** Loads files of a person: their bytes, their columns, the check and the publication. */
export function Component() {
  const list = useQuery({ ...importsQuery(useSession()), refetchOnMount: 'always' });
  return (
    <Page title={screens.imports}>
      {isForbidden(list.error) ? (
        <Forbidden />
      ) : (
        <Report
          query={list}
          what={texts.imports}
          head={<h1 className="px-(--gutter) pt-5 text-title">{screens.imports}</h1>}
          skeleton={
            <div className="space-y-6 px-(--gutter) py-6">
              <Skeleton className="h-7 w-80" />
              <Skeleton className="h-55 max-w-[55rem]" />
            </div>
          }
        >
          {(body) => <ImportSteps list={body} />}
        </Report>
      )}
    </Page>
  );
}
