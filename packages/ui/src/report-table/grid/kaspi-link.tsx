import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '#texts/report-table/report-table';
import { NO_VALUE } from '../../format/numbers.ts';
import type { TableRow } from '../columns/column.ts';

const isHttps = (url: unknown): url is string => typeof url === 'string' && url.startsWith('https://');

/** The link as a column of its own, which the keyboard reaches; «—» without an https address. */
export const renderKaspiLink = (url: unknown, tabIndex: number): ReactNode =>
  isHttps(url) ? (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      tabIndex={tabIndex}
      className="inline-flex items-center gap-1 rounded-mark text-accent outline-none hover:underline"
    >
      kaspi.kz
      <ExternalLink className="size-3.5" aria-hidden="true" />
    </a>
  ) : (
    NO_VALUE
  );

interface Props {
  readonly row: TableRow;
}

/**
 * Link of a product's row to its page on Kaspi; null without an https address. For the pointer alone: by keyboard and
 * assistive technology the product's profile leads there. A mouse sees it on the row that it points at.
 */
export const KaspiLink = ({ row }: Props) => {
  const url = row['productKaspiLink'];
  if (!isHttps(url)) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      tabIndex={-1}
      aria-hidden="true"
      title={texts.openOnKaspi}
      className="-mx-1.5 flex size-6 shrink-0 items-center justify-center rounded-badge text-ink-3 opacity-0 group-hover/row:opacity-100 hover:text-ink pointer-coarse:opacity-100 max-md:hidden print:hidden"
    >
      <ExternalLink className="size-3.5" aria-hidden="true" />
    </a>
  );
};
