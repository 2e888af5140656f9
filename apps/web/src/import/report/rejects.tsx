import { useMutation } from '@tanstack/react-query';
import type { ImportReport } from '@vitrina/contract';
import { formatInteger } from '@vitrina/ui/format/numbers';
import { formatCount } from '@vitrina/ui/format/plural';
import { Button } from '@vitrina/ui/primitives/button';
import { saveFile } from '@vitrina/ui/report-table/export/save-file';
import { Download } from 'lucide-react';
import { getFieldName } from '../columns/field-name.ts';
import { fetchRejects } from '../imports-query.ts';
import { useSession } from '../../session/session-context.ts';
import { translateReason } from './translate-reason.ts';
import * as fileTexts from '#texts/import/files';
import * as texts from '#texts/import/report';

/** Downloads the refused rows. */
function DownloadRejects({ id }: { id: string }) {
  const session = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchRejects(session, id),
    onSuccess: ({ csv }) => saveFile(texts.rejectsFile, ['\ufeff', csv], 'text/csv;charset=utf-8'),
  });
  return (
    <div className="mt-3">
      <Button small pending={isPending} onClick={() => mutate()}>
        {isPending ? null : <Download className="size-4" aria-hidden="true" />}
        {texts.download}
      </Button>
      {error && (
        <p role="alert" className="mt-1 text-down">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Why rows are not loaded, each reason with its first row. */
export function Rejects({ id, report: { rejects, rejectedCount } }: { id: string; report: ImportReport }) {
  if (rejectedCount === 0)
    return (
      <section>
        <h3 className="text-section">{texts.noRejects}</h3>
      </section>
    );
  return (
    <section>
      <h3 className="text-section">
        {texts.rejectedRows(formatCount(rejectedCount, fileTexts.row))}{' '}
        <span className="ml-1 font-normal text-ink-2">{texts.byReason}</span>
      </h3>
      <ul className="mt-1">
        {rejects.map(({ field, reason, rowsCount, file, row, value }) => (
          <li key={`${field} ${reason}`} className="border-b border-line py-1.5">
            <p className="flex gap-4">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {texts.reason(getFieldName(field), translateReason(reason))}
              </span>
              <span className="figures font-semibold">{formatInteger(rowsCount)}</span>
            </p>
            <p className="text-label font-normal text-ink-2 [overflow-wrap:anywhere]">
              {texts.example(formatInteger(row), value, file)}
            </p>
          </li>
        ))}
      </ul>
      <DownloadRejects id={id} />
    </section>
  );
}
